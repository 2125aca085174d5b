import type { ComposeContext, ComposeEvent } from '../composer.ts'
import { createSplitter, type Known } from './split-words.ts'

type Hearing = {
  known: Known
  /** Ids of the chapters that are asked for; others are not heard. */
  asked: string[]
  /** Called with each chapter once the next has begun. */
  whole(id: string, text: string): void
}

/** Tells what is heard of an answer by chapter. The first that is asked for counts as begun from the beginning. */
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
