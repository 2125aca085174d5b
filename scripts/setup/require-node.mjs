// Ends with one clear line on a Node version that cannot run the project; written so that old versions can still parse it. These are the
// releases that all packages of the lockfile accept.
const [major, minor] = process.versions.node.split('.').map(Number)
const isFit = major >= 24 || (major === 20 && minor >= 19) || (major === 22 && minor >= 13)
if (!isFit) {
  console.error(`Arcwright needs Node 24, or 22.13 or later of 22, or 20.19 or later of 20; this is Node ${process.versions.node}.`)
  process.exit(1)
}
