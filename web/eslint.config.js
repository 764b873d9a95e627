import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** What no part of the client may do: it would know what is the server's to know, or trust a type it has not seen. */
const KEY = "[property.name='key']";
const TEXT_KEY = `MemberExpression${KEY}:matches([object.property.name=/^(now|say)$/], [object.name=/^(now|say)$/])`;
const UNDECIDED = "A text key decides nothing: ask sight.phase, sight.outcome or the offers.";
const BANNED = [
  { selector: TEXT_KEY, message: UNDECIDED },
  {
    selector: "BinaryExpression[operator='in'][left.value='winners']",
    message: "Who has won stands in sight.outcome.",
  },
  {
    selector: ":matches(Literal, SvelteLiteral)[value=/^[A-Z]{2}-R?\\d+$/]",
    message: "Rules are named by the server, or by a text of the game (`<key>.rule`).",
  },
];

/** In src/words a key is read to be looked up; it is not compared with another. */
const COMPARED = {
  selector: `:matches(BinaryExpression, SwitchStatement, CallExpression:not([callee.object.type='ThisExpression'])) > ${TEXT_KEY}`,
  message: UNDECIDED,
};

/** A cast says that a view, a move, an event or a message is what nobody has checked: none in all of src, whatever the type is
 * called there. `as const` and elements of the page are let through. */
const CAST = {
  selector:
    ":matches(TSAsExpression, TSTypeAssertion):not([typeAnnotation.typeName.name=/^(const|HTML\\w*|Element)$/])",
  message: "Types come from the wire: narrow them by a field or a guard instead of casting.",
};

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts", "src/wire"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/no-navigation-without-resolve": "off",
      "svelte/require-each-key": "error",
      "svelte/prefer-svelte-reactivity": "off", // our maps are replaced whole
    },
  },
  {
    files: ["src/**"],
    rules: { "no-restricted-syntax": ["error", ...BANNED, CAST] },
  },
  {
    files: ["src/words/**"], // where keys become sentences, and nothing else
    rules: { "no-restricted-syntax": ["error", COMPARED, CAST] },
  },
);
