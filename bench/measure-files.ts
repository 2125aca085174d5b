// The same design by our product and by others, compared in processor time: as a whole process, and warm next to a lower bound.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Format } from '#shared/formats.ts'
import { optimiseLate } from '#server/platform/optimise-late.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Edition } from '#server/render/renderer.ts'
import { composeContent } from './compose-content.ts'
import { percentile, printTable } from './figures.ts'
import { floorOf } from './floor.ts'
import { plainDesign, plainPage } from './plain-design.ts'

const folder = mkdtempSync(join(tmpdir(), 'arcwright-files-'))
const at = (name: string) => join(folder, name)
const example = readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')
const runs = 7
/** Number of files that our and a peer's program write before they count as warm. */
const warmUps = 20

/** Different words each time, so that no cached picture helps. */
async function compose(run: number): Promise<Edition> {
  const letters = run.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
  const brief: unknown = JSON.parse(example.replaceAll(/\b(claims?|fraud|score[sd]?)\b/g, `$1${run === 0 ? '' : letters}`))
  return { content: await composeContent(brief), version: '1.0.0', createdAt: '2026-01-05T09:00:00.000Z', status: 'Draft' }
}

const processorTime = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Processor time in ms of a program and its child processes, from start to end; undefined if it is not on this machine. */
function runWhole([command, ...args]: string[]): number | undefined {
  const script = 'TIMEFORMAT="%U %S"; time "$@"'
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', command!, ...args], { encoding: 'utf8', timeout: 300_000 })
  if (status !== 0) return undefined
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return 1000 * (user + system)
}

/** A peer that can repeat its work prints the time of each run. */
function runWarm([command, ...args]: string[]): number | undefined {
  const { status, stdout } = spawnSync(command!, [...args, String(warmUps + runs)], { encoding: 'utf8', timeout: 600_000 })
  if (status !== 0) return undefined
  return percentile((JSON.parse(stdout) as number[]).slice(warmUps), 50)
}

type Peer = { name: string; command: string[]; output: string; repeats: boolean }
type Aim = { format: Exclude<Format, 'json'>; peers: Peer[]; aim: { peer: string; share: number }; floorAim: number }

/** Programs for Node.js must be in the folder of their packages. */
function installed(script: string): string {
  for (const name of ['run-peer.mjs', script]) copyFileSync(`bench/peers/${name}`, `.cache/peers/${name}`)
  return `.cache/peers/${script}`
}
/** Debian's own Python, because its packages are for it. */
const python = (script: string, output: string) => ['/usr/bin/python3', `bench/peers/${script}`, at('design.json'), output]
const node = (script: string, output: string) => [process.execPath, installed(script), at('design.json'), output]
const pandoc = (output: string) => ['pandoc', '-f', 'html', at('design.html'), '--toc', '-o', output]
const office = [
  'soffice',
  `-env:UserInstallation=file://${at('profile')}`,
  '--headless',
  '--convert-to',
  'pdf',
  '--outdir',
  folder,
  at('ours.docx'),
]
const again = (name: string, command: string[], output: string): Peer => ({ name, command, output, repeats: true })
const once = (name: string, command: string[], output: string): Peer => ({ name, command, output, repeats: false })

const comparisons: Aim[] = [
  {
    format: 'docx',
    aim: { peer: 'python-docx', share: 0.5 },
    floorAim: 4,
    peers: [
      again('python-docx', python('write_docx.py', at('1.docx')), at('1.docx')),
      once('pandoc', pandoc(at('2.docx')), at('2.docx')),
    ],
  },
  {
    format: 'pptx',
    aim: { peer: 'pandoc', share: 0.5 },
    floorAim: 5,
    peers: [
      once('pandoc', pandoc(at('1.pptx')), at('1.pptx')),
      again('pptxgenjs', node('write-pptx.mjs', at('2.pptx')), at('2.pptx')),
    ],
  },
  {
    format: 'xlsx',
    aim: { peer: 'XlsxWriter', share: 1 },
    floorAim: 5,
    peers: [
      again('XlsxWriter', python('write_xlsx.py', at('1.xlsx')), at('1.xlsx')),
      again('exceljs', node('write-xlsx.mjs', at('2.xlsx')), at('2.xlsx')),
    ],
  },
  {
    format: 'pdf',
    aim: { peer: 'WeasyPrint', share: 0.25 },
    floorAim: 8,
    peers: [
      once('WeasyPrint', ['weasyprint', at('design.html'), at('1.pdf')], at('1.pdf')),
      once('LibreOffice', office, at('ours.pdf')),
      again('pdfmake', node('write-pdf.mjs', at('2.pdf')), at('2.pdf')),
    ],
  },
]

const shown = (value: number | undefined) => value ?? 'not here'
const share = (ours: number | undefined, other: number | undefined) =>
  ours === undefined || other === undefined ? '–' : ours / other
const kilobytes = (file: string) => statSync(file).size / 1000

let wordings = 0
/** With `isNew` texts, which no format had before, all pictures are drawn again; otherwise finished ones are placed. */
async function measureOurs(format: Format, isNew: boolean): Promise<{ warm: number; bytes: Uint8Array }> {
  const times: number[] = []
  let bytes = new Uint8Array()
  for (let run = 0; run < warmUps + runs; run++) {
    const edition = await compose(isNew ? ++wordings : 0)
    const before = process.cpuUsage()
    bytes = new Uint8Array(await renderers[format].render(edition))
    writeFileSync(at('warm'), bytes)
    times.push(processorTime(process.cpuUsage(before)))
  }
  return { warm: percentile(times.slice(warmUps), 50), bytes }
}

function measureFloor(format: Format, bytes: Uint8Array): number {
  const write = floorOf(bytes, format === 'pdf')
  const times = Array.from({ length: warmUps + runs }, () => {
    const before = process.cpuUsage()
    write(at('floor'))
    return processorTime(process.cpuUsage(before))
  })
  return percentile(times.slice(warmUps), 50)
}

async function compareFormat({ format, peers, aim, floorAim }: Aim) {
  const ours = runWhole([process.execPath, 'dist/server/render-once.js', at('edition.json'), format, at(`ours.${format}`)])
  const { warm, bytes } = await measureOurs(format, true)
  // Not for PDF, because the typesetter would cache the whole document instead of its pictures only.
  const kept = format === 'pdf' ? undefined : (await measureOurs(format, false)).warm
  const floor = measureFloor(format, bytes)
  const ratio = (other: number | undefined) => (other === undefined || ours === undefined ? 'not here' : ours / other)
  const rows = peers.map(({ name, command, output, repeats }) => {
    const whole = runWhole(repeats ? [...command, '1'] : command)
    const warmPeer = repeats && whole !== undefined ? runWarm(command) : undefined
    return {
      [format]: name,
      'whole ms': shown(whole),
      'ours / it': ratio(whole),
      'warm ms': warmPeer ?? '–',
      'ours / it, warm': warmPeer === undefined ? '–' : warm / warmPeer,
      'pictures kept / it': share(kept, warmPeer ?? whole),
      kB: whole === undefined ? '–' : kilobytes(output),
    }
  })
  const own = { 'ours / it': 1, 'warm ms': warm, 'ours / it, warm': 1, 'pictures kept / it': 1, kB: bytes.length / 1000 }
  const low = {
    [format]: 'floor: pack and write',
    'whole ms': '–',
    'ours / it': '–',
    'warm ms': floor,
    'ours / it, warm': warm / floor,
    'pictures kept / it': share(kept, floor),
    kB: bytes.length / 1000,
  }
  printTable(`${format}, processor time (aims: ${aim.share} of ${aim.peer}, whole; ${floorAim} × the floor, warm)`, [
    { [format]: 'ours, diagrams laid out', 'whole ms': shown(ours), ...own },
    ...(kept === undefined ? [] : [{ [format]: 'ours, pictures kept', 'whole ms': '–', 'ours / it': '–', 'warm ms': kept }]),
    ...rows,
    low,
  ])
}

optimiseLate()
try {
  const edition = await compose(0)
  const design = await plainDesign(edition.content, folder)
  writeFileSync(at('edition.json'), JSON.stringify(edition))
  writeFileSync(at('design.json'), JSON.stringify(design))
  writeFileSync(at('design.html'), plainPage(design, edition.content.title))
  for (const comparison of comparisons) await compareFormat(comparison)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
