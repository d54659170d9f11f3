/** Where the build of the interface lists the packages it took in: their folders below the project, as JSON. */
export const bundledList = 'out/packages/bundled.json'
