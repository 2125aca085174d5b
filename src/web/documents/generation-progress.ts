import type { GenerationEvent } from '#shared/api/generation-event.ts'

/** An event with its number in its generation, counted from 1. */
export type NumberedEvent = { number: number; event: GenerationEvent }
type EventOf<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>

export type Wait = Pick<EventOf<'vendor-waited-for'>, 'reason' | 'seconds' | 'until'>
type Asked = {
  /** Why its text was started again. */
  note?: string | undefined
  wait?: Wait | undefined
}
export type ChapterProgress = Asked & {
  id: string
  heading: string
  state: 'waiting' | 'writing' | 'written'
  words: number
  /** The text as it is written; stored until another chapter takes its place. */
  text: string
  mark?: string | undefined
}
export type GenerationProgress = {
  /** Number of the last event; a repeated event changes nothing. */
  last: number
  brief?: EventOf<'brief-read'>
  structure: Asked
  /** Events of a design: while a model designs, and afterwards if the document uses its design. */
  design?: EventOf<'design-begun' | 'design-growing' | 'design-mended'>[] | undefined
  writer?: string
  isOffline?: boolean | undefined
  chapters: ChapterProgress[]
  /** Ids of the chapters with visible text, each in a fixed place. */
  shown: string[]
  /** Heading of the chapter that was finished last. */
  latest?: string
  tools: { text: string; times: number }[]
  version?: string
  file?: { format: string; bytes: number }
  /** Set with a document; failed work has no file. */
  finished: boolean
}

const withChapter = (progress: GenerationProgress, id: string, change: (chapter: ChapterProgress) => Partial<ChapterProgress>) => ({
  ...progress,
  chapters: progress.chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...change(chapter) } : chapter)),
})

/** Maximum number of chapters with visible text, including those that are checked again. */
const mostShown = 3

/** A new chapter takes the place of a finished one; if there is none and no room, that of the oldest. */
function begun(progress: GenerationProgress, id: string): GenerationProgress {
  const { shown, chapters } = withChapter(progress, id, () => ({ state: 'writing' }))
  if (shown.includes(id)) return { ...progress, chapters }
  const done = shown.find((other) => chapters.find((chapter) => chapter.id === other)?.state === 'written')
  const left = done ?? (shown.length < mostShown ? undefined : shown[0])
  const next = { ...progress, chapters, shown: left ? shown.map((other) => (other === left ? id : other)) : [...shown, id] }
  return left ? withChapter(next, left, () => ({ text: '' })) : next
}

function withTool({ tools, ...rest }: GenerationProgress, text: string): GenerationProgress {
  const last = tools.at(-1)
  const more = last?.text === text ? [...tools.slice(0, -1), { text, times: last.times + 1 }] : [...tools, { text, times: 1 }]
  return { ...rest, tools: more }
}

type Changes = {
  [Type in GenerationEvent['type']]: (progress: GenerationProgress, event: EventOf<Type>) => GenerationProgress
}

const withGrowth = (progress: GenerationProgress, growth: EventOf<'design-growing' | 'design-mended'>): GenerationProgress => ({
  ...progress,
  design: [...(progress.design ?? []), growth],
  structure: { note: progress.structure.note },
})

const changes: Changes = {
  'generation-accepted': (progress) => progress,
  'design-begun': (progress, begun) => ({ ...progress, design: [begun] }),
  'design-growing': withGrowth,
  'design-mended': withGrowth,
  'brief-read': (progress, brief) => ({
    ...progress,
    brief,
    structure: {},
    design: brief.isDesigned ? progress.design : undefined,
  }),
  'outline-chosen': (progress, { writer, isOffline, chapters }) => ({
    ...progress,
    writer,
    isOffline,
    chapters: chapters.map((chapter) => ({ ...chapter, state: 'waiting', words: 0, text: '' })),
  }),
  'chapter-started': (progress, { id }) => begun(progress, id),
  'chapter-text': (progress, { id, text }) => withChapter(progress, id, (now) => ({ text: now.text + text, wait: undefined })),
  'chapter-restarted': (progress, { id, reason }) =>
    id === 'structure'
      ? // If nothing was visible yet, no explanation is needed.
        { ...progress, structure: { note: progress.design?.[1] ? reason : progress.structure.note } }
      : withChapter(progress, id, ({ text, note }) => ({ text: '', note: text === '' ? note : reason, wait: undefined })),
  'vendor-waited-for': (progress, { id, reason, seconds, until }) => {
    const wait = { reason, seconds, until }
    return id === 'structure'
      ? { ...progress, structure: { ...progress.structure, wait } }
      : withChapter(progress, id, () => ({ wait }))
  },
  'tool-used': (progress, { text }) => withTool(progress, text),
  'chapter-written': (progress, { id, words, mark }) => ({
    ...withChapter(progress, id, () => ({ state: 'written', words, mark, note: undefined, wait: undefined })),
    latest: progress.chapters.find((chapter) => chapter.id === id)?.heading ?? '',
  }),
  'version-saved': (progress, { version }) => ({ ...progress, version }),
  'file-rendered': (progress, { format, bytes }) => ({ ...progress, file: { format, bytes } }),
  'generation-finished': (progress) => ({ ...progress, finished: true }),
  'generation-failed': (progress) => progress,
}

function applied(progress: GenerationProgress, event: GenerationEvent): GenerationProgress {
  // TypeScript cannot infer that the change found by an event's type accepts that event; events of a newer server are ignored.
  const change = changes[event.type] as ((progress: GenerationProgress, event: GenerationEvent) => GenerationProgress) | undefined
  return change ? change(progress, event) : progress
}

export const withEvent = (progress: GenerationProgress, { number, event }: NumberedEvent): GenerationProgress =>
  number <= progress.last ? progress : { ...applied(progress, event), last: number }

export const isLast = (event: GenerationEvent) => event.type === 'generation-finished' || event.type === 'generation-failed'
