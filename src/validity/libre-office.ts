import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Seconds for a file, and for the program to start. */
const patience = { file: 30, start: 60 }

const setting = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** Nothing is fetched, run or asked; formulas of workbooks are always worked out again. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${[
  setting('Common/Security/Scripting', 'BlockUntrustedRefererLinks', true),
  setting('Common/Security/Scripting', 'DisableMacrosExecution', true),
  setting('Common/Security/Scripting', 'MacroSecurityLevel', 3),
  setting('Calc/Formula/Load', 'OOXMLRecalcMode', 0),
  setting('Calc/Content/Update', 'Link', 1),
  setting('Writer/Content/Update', 'Link', 0),
].join('\n')}
</oor:items>`

export type LibreOffice = {
  /** The files of these in another format, all by one process; what could not be opened is absent. */
  convert(paths: readonly string[], to: 'pdf' | 'xlsx'): Promise<Map<string, string>>
  remove(): void
}

/** LibreOffice with a profile of its own, cut off from the network where the machine allows it. */
export async function openLibreOffice(): Promise<LibreOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'libre-office-'))
  mkdirSync(join(folder, 'profile/user'), { recursive: true })
  writeFileSync(join(folder, 'profile/user/registrymodifications.xcu'), profile)
  const apart = await canBeApart()
  let count = 0
  const convert = async (paths: readonly string[], to: 'pdf' | 'xlsx'): Promise<Map<string, string>> => {
    if (paths.length === 0) return new Map()
    const out = join(folder, `out-${count++}`)
    const office = [
      'soffice',
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--norestore',
      '--nolockcheck',
    ]
    const limit = patience.start + patience.file * paths.length
    const timed = ['timeout', '-k', '5', String(limit), ...office, '--convert-to', to, '--outdir', out, ...paths]
    const [program, ...args] = [...apart, ...timed]
    // Its exit status says nothing: what counts is the file that it wrote.
    await run(program!, args, { maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined)
    const made = paths.map((path) => [path, join(out, basename(path).replace(/\.\w+$/, `.${to}`))] as const)
    return new Map(made.filter(([, file]) => existsSync(file)))
  }
  return {
    async convert(paths, to) {
      const made = await convert(paths, to)
      // It crashes now and then, and loses what it was at; a file that it cannot open it cannot open twice.
      const again = await convert(
        paths.filter((path) => !made.has(path)),
        to,
      )
      return new Map([...made, ...again])
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The words before a command that take the network from it. */
async function canBeApart(): Promise<string[]> {
  for (const words of [
    ['unshare', '-n'],
    ['unshare', '-rn'],
  ]) {
    const isAllowed = await run(words[0]!, [...words.slice(1), 'true']).then(
      () => true,
      () => false,
    )
    if (isAllowed) return words
  }
  return []
}
