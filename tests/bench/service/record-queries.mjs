// Loaded into a service before its program: tells its parent every query that it sends to PostgreSQL.
import pg from "pg";

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, self, args) {
    const [config, values] = args;
    const { text = config, name, values: own = values ?? [] } = Object(config);
    if (typeof text === "string") process.send?.({ query: { text, values: own, name } });
    return Reflect.apply(query, self, args);
  },
});
