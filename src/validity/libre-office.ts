import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Seconds per file, and for the program's start. */
const patience = { file: 30, start: 60 }

const setting = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** Nothing is fetched, run or asked; formulas of workbooks are always recalculated. */
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
  /** Converts files to another format in one process; a file that could not be opened is missing in the result. */
  convert(paths: readonly string[], to: 'pdf' | 'xlsx' | 'txt'): Promise<Map<string, string>>
  remove(): void
}

/** LibreOffice with a separate profile, without network access if the machine supports that. */
export async function openLibreOffice(): Promise<LibreOffice> {
  const folder = mkdtempSync(join(tmpdir(), 'libre-office-'))
  mkdirSync(join(folder, 'profile/user'), { recursive: true })
  writeFileSync(join(folder, 'profile/user/registrymodifications.xcu'), profile)
  const apart = await canBeApart()
  let count = 0
  const convert = async (paths: readonly string[], to: 'pdf' | 'xlsx' | 'txt'): Promise<Map<string, string>> => {
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
    const timed = [
      'timeout',
      '-k',
      '5',
      String(limit),
      ...office,
      '--convert-to',
      to === 'txt' ? 'txt:Text (encoded):UTF8' : to,
      '--outdir',
      out,
      ...paths,
    ]
    const [program, ...args] = [...apart, ...timed]
    // Its exit status is unreliable: only the written file counts.
    await run(program!, args, { maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined)
    const made = paths.map((path) => [path, join(out, basename(path).replace(/\.\w+$/, `.${to}`))] as const)
    return new Map(made.filter(([, file]) => existsSync(file)))
  }
  return {
    async convert(paths, to) {
      const made = await convert(paths, to)
      // It occasionally crashes and loses the current files, so missing ones are tried again; a file that it cannot open fails again.
      const again = await convert(
        paths.filter((path) => !made.has(path)),
        to,
      )
      return new Map([...made, ...again])
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The command prefix that removes network access. */
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
