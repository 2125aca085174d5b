import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const licenceFile = /^(licen[cs]e|copying|notice|ofl)([-._].*)?$/i

/**
 * Writes the third-party packages that are delivered with the product, each with its version, its licence and the licence's text. Packages
 * that the lockfile marks as development only are not delivered, nor are those for other systems than this one.
 * @param {string} root a checkout with its packages installed
 * @param {string} file
 * @returns {string[]} the names of packages without a licence
 */
export function writeNotices(root, file) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const delivered = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path, { version, license }]) => ({ path, version, license, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'))
  const notices = delivered.map(({ name, version, license, path }) =>
    [`${name} ${version} (${license ?? 'no licence named'})`, ...licenceTexts(join(root, path))].join('\n\n'),
  )
  writeFileSync(
    file,
    `Arcwright is delivered with these packages of others.\n\n${[...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  )
  return delivered.filter(({ license }) => license === undefined).map(({ name }) => name)
}

const licenceTexts = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
