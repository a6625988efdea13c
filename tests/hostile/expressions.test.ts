import { testAttacks } from "./attack.ts";
import { generatedExpressions } from "./generated-expressions.ts";

testAttacks([{ attack: generatedExpressions, on: "the language" }]);
