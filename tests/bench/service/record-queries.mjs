// This module is loaded into a service before its program. It reports every query that the service
// sends to PostgreSQL to the parent process.
import pg from "pg";

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, self, args) {
    const [config, values] = args;
    const { text = config, name, values: own = values ?? [] } = Object(config);
    if (typeof text === "string") process.send?.({ query: { text, values: own, name } });
    return Reflect.apply(query, self, args);
  },
});
