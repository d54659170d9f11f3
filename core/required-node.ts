/** Imported first by what is started from the command line: an older Node is told so before it meets what it cannot read. */

const oldest = 24

if (Number(process.versions.node.split('.', 1)[0]) < oldest) {
  console.error(
    `Underwriter Desk needs Node ${oldest} or newer; this is ${process.versions.node}. Start it with npm run: that finds the Node that came with npm ci.`,
  )
  process.exit(2)
}
