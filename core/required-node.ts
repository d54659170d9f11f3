/** Imported first by every entry point of the command line: reports an unsupported Node before code that it cannot run is loaded. */

const oldest = 24

if (Number(process.versions.node.split('.', 1)[0]) < oldest) {
  console.error(
    `Underwriter Desk needs Node ${oldest} or newer; this is ${process.versions.node}. Start it with npm run: that finds the Node that came with npm ci.`,
  )
  process.exit(2)
}
