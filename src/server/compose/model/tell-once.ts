import type { Brief } from '#shared/brief.ts'
import type { ComposeContext } from '../composer.ts'
import type { ModelOptions } from './model-options.ts'

type Tell<About> = (options: Pick<ModelOptions, 'ask'>, about: About, context: ComposeContext) => Promise<string[]>

/** Tells what many requests begin with a single time, by the object that it is about. */
export function tellOnce<About>(keyOf: (about: About) => object, tell: Tell<About>): Tell<About> {
  const known = new WeakMap<object, Promise<string[]>>()
  return (options, about, context) => {
    const key = keyOf(about)
    const told = known.get(key) ?? tell(options, about, context)
    known.set(key, told)
    told.catch(() => known.delete(key))
    return told
  }
}

/** The brief, with which every request about one document begins, before the words and for them. */
export const tellMaterial = tellOnce<Brief>(
  (brief) => brief,
  ({ ask }, brief, context) => ask('tellMaterial', { brief }, context),
)
