import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Finds conditions whose two branches are equal, also `a === b ? f(a) : f(b)`. */
const identicalBranches = {
  create: (context) => ({
    'ConditionalExpression, IfStatement[alternate]'({ test, consequent, alternate, loc }) {
      const equal = test.operator === '===' && test.left.type === 'Identifier' && test.right.type === 'Identifier';
      const text = (node) => {
        const source = context.sourceCode.getText(node);
        return equal ? source.replaceAll(new RegExp(`\\b${test.left.name}\\b`, 'g'), test.right.name) : source;
      };
      if (text(consequent) === text(alternate)) context.report({ loc, message: 'Both branches are equal.' });
    },
  }),
};

/** Finds assignments inside `$derived` to variables outside it: how often it is computed is Svelte's decision. */
const writeInDerived = {
  create: (context) => ({
    ':matches(CallExpression[callee.name="$derived"], CallExpression[callee.object.name="$derived"])'(derived) {
      const inside = ({ range }) => range[0] >= derived.range[0] && range[1] <= derived.range[1];
      const references = context.sourceCode.scopeManager.scopes.flatMap((scope) => scope.references);
      for (const reference of references.filter((one) => one.isWrite() && inside(one.identifier))) {
        if (!reference.resolved?.identifiers.some(inside))
          context.report({ node: reference.identifier, message: '`$derived` must not assign to a variable outside.' });
      }
    },
  }),
};

export default defineConfig(
  globalIgnores(['dist', 'test-results', 'playwright-report', 'src/lib/wire']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    plugins: { hexapod: { rules: { 'identical-branches': identicalBranches, 'write-in-derived': writeInDerived } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'hexapod/identical-branches': 'error',
      'hexapod/write-in-derived': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-else-return': 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      // The compiler knows the names of the browser.
      'no-undef': 'off',
      'no-unneeded-ternary': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-return': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'svelte/button-has-type': 'error',
      'svelte/prefer-const': 'error',
      'svelte/prefer-derived-over-derived-by': 'error',
      // Also finds maps and addresses that are never shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // Rules that need types take twice the time in components, and do not know the types of other components.
  { files: ['**/*.js', '**/*.svelte'], extends: [ts.configs.disableTypeChecked] },
);
