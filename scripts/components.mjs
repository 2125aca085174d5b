// npm run components: an inventory (CycloneDX) of the delivered packages, from the lockfile. npm's own `--omit dev` also leaves out
// packages that are needed both by the product and by a development tool, so this asks for all and removes those that the lockfile marks as
// development only.
import './setup/require-node.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './setup/run-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const { status, output } = await runProgram('npm', args, { cwd: root, quiet: true, limit: 120_000 })
if (status !== 0) {
  console.error(output.trim())
  process.exit(1)
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const delivered = new Set(
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
)
const inventory = JSON.parse(output)
inventory.metadata.component.name = packages[''].name
inventory.components = inventory.components.filter((component) => delivered.has(component['bom-ref']))
inventory.dependencies = inventory.dependencies
  .filter(({ ref }) => delivered.has(ref) || ref === inventory.metadata.component['bom-ref'])
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => delivered.has(each)) }))
process.stdout.write(`${JSON.stringify(inventory, null, 2)}\n`)
