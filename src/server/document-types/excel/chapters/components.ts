import { components as shared } from '../../chapters/components.ts'
import type { Chapter } from '../../document-type.ts'

/** Sheets need short names, and are no place for a picture. */
export const components: Chapter = {
  ...shared,
  heading: 'Components',
  body: (view) => {
    const body = shared.body(view)
    return body && { ...body, blocks: body.blocks.filter(({ type }) => type !== 'diagram') }
  },
}
