import type { ComposeContext, ComposeEvent } from '../../composer.ts'
import { createGrowthReader } from './read-growth.ts'

/** Minimum milliseconds between two reports on a growing design. */
const pause = 500

/**
 * Reports the new parts of a design while it is written, at most twice a second. If the text so far is discarded, because it is requested
 * again or the model uses a tool after it, the design begins again.
 */
export function hearDesign(asked: string[], context: ComposeContext): ComposeContext {
  const tell = (event: ComposeEvent) => context.onEvent?.(event)
  const begin = () => ({ reader: createGrowthReader(asked), toldAt: -Infinity, isOver: false })
  let design = begin()

  function beginAnew() {
    if (design.toldAt > 0) tell({ type: 'designing', asked: asked.length })
    design = begin()
  }
  function reportGrowth() {
    const growth = design.reader.take()
    if (!growth) return
    tell({ type: 'growing', growth })
    design.toldAt = performance.now()
  }
  tell({ type: 'designing', asked: asked.length })
  const onEvent = (event: ComposeEvent) => {
    if (event.type === 'attempt') {
      reportGrowth()
      design.isOver = true
    }
    tell(event)
    if (event.type === 'restarted' || event.type === 'tool') beginAnew()
    else if (event.type === 'text') {
      if (design.isOver) beginAnew()
      design.reader.push(event.text)
      if (performance.now() - design.toldAt >= pause) reportGrowth()
    }
  }
  return { ...context, onEvent }
}
