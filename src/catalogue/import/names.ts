/** Property names that every JavaScript object inherits. */
const inherited: readonly string[] = ["__proto__", "constructor", "prototype"];

/** Maximum length of a name, in characters. */
const longestName = 128;

/** Whether a property or parameter name is unsafe in the catalogue. */
export function isHostile(name: string): boolean {
  return name === "" || name.length > longestName || inherited.includes(name) || hasControl(name);
}

function hasControl(name: string): boolean {
  return [...name].some((character) => character < " " || character === "\u007f");
}

/** Maximum characters of an identifier. */
const longest = 60;

/** Makes an identifier from a name: letters, digits and `_`, with words joined in camel case. */
export function identifierOf(name: string): string {
  const words = name
    .slice(0, 400)
    .split(/[^A-Za-z0-9_]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("")
    .replace(/^[_\d]+/, "")
    .slice(0, longest);
  return inherited.includes(joined) ? "" : joined;
}

/** The name of an operation without an id: `get /pets/{petId}` becomes `getPetsByPetId`. */
export function nameOfCall(method: string, path: string): string {
  const words = path.split("/").map((part) => part.replace(/^\{(.*)\}$/, "by $1"));
  return identifierOf([method, ...words.filter(Boolean)].join(" "));
}

/** Makes names unique: the second `pet` becomes `pet2`. */
export class UniqueNames {
  #taken = new Map<string, number>();

  take(name: string): string {
    const before = this.#taken.get(name.toLowerCase()) ?? 0;
    this.#taken.set(name.toLowerCase(), before + 1);
    if (before === 0) return name;
    return this.take(`${name}${before + 1}`);
  }
}

/**
 * A readable title for a name: `created_at` and `createdAt` become "Created at"; `q` becomes the
 * title of a search field.
 */
export function titleOf(name: string): string {
  if (name === "q") return "Search";
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()));
  const text = words.join(" ") || name;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
