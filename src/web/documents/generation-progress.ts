import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { formats, type Format } from '#shared/formats.ts'

/** An event with its number in its generation, counted from the first. */
export type NumberedEvent = { number: number; event: GenerationEvent }
export type ChapterProgress = { id: string; heading: string; state: 'waiting' | 'writing' | 'written'; words: number }
type Brief = Extract<GenerationEvent, { type: 'brief-read' }>
export type GenerationProgress = {
  /** Number of the last event; an event that comes again changes nothing. */
  last: number
  brief?: Brief
  writer?: string
  chapters: ChapterProgress[]
  version?: string
  file?: { format: string; bytes: number }
  ended: boolean
}
export type Step = { label: string; detail: string; state: 'waiting' | 'active' | 'done' }

export const noProgress: GenerationProgress = { last: -1, chapters: [], ended: false }

const withChapter = (progress: GenerationProgress, id: string, change: Partial<ChapterProgress>): GenerationProgress => ({
  ...progress,
  chapters: progress.chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...change } : chapter)),
})

type Changes = {
  [Type in GenerationEvent['type']]: (
    progress: GenerationProgress,
    event: Extract<GenerationEvent, { type: Type }>,
  ) => GenerationProgress
}

const changes: Changes = {
  'generation-accepted': (progress) => progress,
  'brief-read': (progress, brief) => ({ ...progress, brief }),
  'outline-chosen': (progress, { writer, chapters }) => ({
    ...progress,
    writer,
    chapters: chapters.map((chapter) => ({ ...chapter, state: 'waiting', words: 0 })),
  }),
  'chapter-started': (progress, { id }) => withChapter(progress, id, { state: 'writing' }),
  // The panel shows how far the work is, not yet the words themselves.
  'chapter-text': (progress) => progress,
  'chapter-restarted': (progress) => progress,
  'vendor-waited-for': (progress) => progress,
  'tool-used': (progress) => progress,
  'chapter-written': (progress, { id, words }) => withChapter(progress, id, { state: 'written', words }),
  'version-saved': (progress, { version }) => ({ ...progress, version }),
  'file-rendered': (progress, file) => ({ ...progress, file }),
  'generation-finished': (progress) => ({ ...progress, ended: true }),
  'generation-failed': (progress) => ({ ...progress, ended: true }),
}

function applied(progress: GenerationProgress, event: GenerationEvent): GenerationProgress {
  // TypeScript cannot follow that the change found by an event's type takes that event; a newer server's events are passed over.
  const change = changes[event.type] as ((progress: GenerationProgress, event: GenerationEvent) => GenerationProgress) | undefined
  return change ? change(progress, event) : progress
}

export const withEvent = (progress: GenerationProgress, { number, event }: NumberedEvent): GenerationProgress =>
  number <= progress.last ? progress : { ...applied(progress, event), last: number }

export const isLast = (event: GenerationEvent) => event.type === 'generation-finished' || event.type === 'generation-failed'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const writtenOf = ({ chapters }: GenerationProgress) => chapters.filter(({ state }) => state === 'written').length

function detailsOf(progress: GenerationProgress): [label: string, done: boolean, detail: string][] {
  const { brief, chapters, version, file } = progress
  const written = writtenOf(progress)
  return [
    [
      'Reading the brief',
      brief !== undefined,
      brief ? `${counted(brief.requirements, 'requirement')}, ${counted(brief.questions, 'open question')}` : '',
    ],
    ['Choosing the outline', chapters.length > 0, chapters.length > 0 ? counted(chapters.length, 'chapter') : ''],
    [
      'Writing the chapters',
      chapters.length > 0 && written === chapters.length,
      chapters.length > 0 ? `${written} of ${chapters.length}` : '',
    ],
    ['Saving the version', version !== undefined, version ?? ''],
    ['Making the file', file !== undefined || progress.ended, file ? sizeOf(file) : ''],
  ]
}

function sizeOf({ format, bytes }: { format: string; bytes: number }) {
  const label = format in formats ? formats[format as Format].label : format
  return `${label}, ${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} kB`
}

/** The steps in their order; the first that is not done is the one at work. */
export function stepsOf(progress: GenerationProgress): Step[] {
  const rows = detailsOf(progress)
  const active = rows.findIndex(([, done]) => !done)
  return rows.map(([label, done, detail], index) => ({
    label,
    detail,
    state: done ? 'done' : index === active ? 'active' : 'waiting',
  }))
}

/** Parts done and parts in all: each chapter counts as one, and each other step. */
export function portionOf(progress: GenerationProgress) {
  const others = stepsOf(progress).filter(({ label }) => label !== 'Writing the chapters')
  const done = others.filter(({ state }) => state === 'done').length + writtenOf(progress)
  return { done, all: others.length + Math.max(progress.chapters.length, 1) }
}

/** What is said aloud: each step, and within the long one each quarter. */
export function announcementOf(progress: GenerationProgress): string {
  const active = stepsOf(progress).find(({ state }) => state === 'active')
  if (!active) return ''
  const quarter = progress.chapters.length > 0 ? Math.floor((4 * writtenOf(progress)) / progress.chapters.length) : 0
  return active.label === 'Writing the chapters' && quarter > 0 ? `${active.label}, ${quarter * 25} percent` : active.label
}
