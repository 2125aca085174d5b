import type { ComposeContext, ComposeEvent } from '../composer.ts'
import { createSplitter, type Known } from './split-words.ts'

type Hearing = {
  known: Known
  /** Ids of the requested chapters; others are ignored. */
  asked: string[]
  /** Called with each chapter once the next has begun. */
  whole(id: string, text: string): void
}

/** Reports the text of an answer by chapter. The first requested chapter counts as begun from the start. */
export function hearWords({ known, asked, whole }: Hearing, context: ComposeContext) {
  const tell = (event: ComposeEvent) => context.onEvent?.(event)
  const begun = new Set<string>()
  let chapter = asked[0]!
  const begin = (id: string) => {
    if (!asked.includes(id)) return
    chapter = id
    if (!begun.has(id)) tell({ type: 'begun', chapter: id })
    begun.add(id)
  }
  begin(chapter)
  const splitter = createSplitter(known, {
    begun: begin,
    text: (id, text) => asked.includes(id) && tell({ type: 'text', text, chapter: id }),
    whole: (id, text) => asked.includes(id) && whole(id, text),
  })
  return {
    context: {
      ...context,
      onEvent: (event: ComposeEvent) => {
        if (event.type === 'text') return splitter.push(event.text)
        if (event.type === 'restarted') splitter.restart()
        tell(event.type === 'restarted' || event.type === 'waiting' ? { ...event, chapter } : event)
      },
    },
    unfinished: splitter.unfinished,
  }
}
