// Lint rules: typed TypeScript, Vue, and the few places that own time, settings and the network.
import eslint from '@eslint/js'
import prettier from 'eslint-config-prettier'
import regexp from 'eslint-plugin-regexp'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

const time = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The time comes from core/clock.ts.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The time comes from core/clock.ts.' },
  { selector: "CallExpression[callee.name='randomUUID']", message: 'Identifiers come from core/clock.ts.' },
  { selector: "CallExpression[callee.property.name='randomUUID']", message: 'Identifiers come from core/clock.ts.' },
]
const settings = ['env', 'argv'].map(property => ({
  object: 'process',
  property,
  message: 'Settings and arguments come from core/config.ts.',
}))
const network = [
  { name: 'fetch', message: 'Only core/lookups, core/delivery, renderer/api/request.ts and connection.ts reach out.' },
]

const size = {
  'max-params': ['error', 4],
  'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
}

export default defineConfig(
  globalIgnores(['clients/typescript/', 'out/', 'dist/', 'coverage/', 'test-results/', '.cache/', 'resources/']),
  eslint.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  vue.configs['flat/recommended'],
  prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', '.dependency-cruiser.js'] },
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    // Time in proportion to the text. In extraction, where texts are lines of a page and no longer than these, a pattern may start at each character.
    files: ['{core,electron,renderer}/**/*.{ts,vue}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  { files: ['core/extraction/**'], rules: { 'regexp/no-super-linear-move': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: typescript.parser }, globals: globals.browser } },
  { files: ['renderer/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...time],
      'no-restricted-properties': ['error', ...settings],
      'no-restricted-globals': ['error', ...network],
    },
  },
  { files: ['{core,electron,renderer}/**/*.{ts,vue}'], rules: size },
  { files: ['core/clock.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'core/config.ts',
      'core/settings.ts',
      'core/serve.ts',
      'core/cli/analyze.ts',
      'core/cli/explain.ts',
      'core/cli/diagnostics.ts',
      'core/cli/registry.ts',
      'core/cli/passphrase.ts',
      'core/cli/backup.ts',
      'core/cli/restore.ts',
      'core/cli/check-data.ts',
      'core/cli/webhook-listen.ts',
      'core/cli/batch.ts',
      'core/cli/reader.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['core/lookups/**', 'core/delivery/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['renderer/**'],
    ignores: ['renderer/api/request.ts', 'renderer/api/connection.ts'],
    rules: { 'no-restricted-globals': ['error', ...network] },
  },
  {
    // Answers of a server under test and of foreign tools arrive untyped; the tests say what they must be.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['test/**/*.{test,spec}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(IfStatement > .consequent, IfStatement > .alternate, CatchClause, ConditionalExpression > .consequent, ConditionalExpression > .alternate, LogicalExpression > .right) CallExpression[callee.name='expect']`,
          message: 'An expectation that may be skipped is none: compute what is expected, then expect it.',
        },
      ],
    },
  },
)
