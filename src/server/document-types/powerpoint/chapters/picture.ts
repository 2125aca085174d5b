import type { Chapter } from '../../document-type.ts'
import { countOf, joinSome } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { wholePicture } from '../../diagrams/whole-picture.ts'
import { headline } from '../slide.ts'

export const picture: Chapter = {
  id: 'picture',
  heading: 'The design',
  ask: 'For the speaker: how to read the picture, from who comes in to what goes out.',
  alsoCalled: ['architecture', 'solution', 'picture', 'context', 'component', 'building block'],
  body: (view) => {
    const blocks = isDesigned(view.solution) ? wholePicture(view, 'picture-diagram') : []
    if (blocks.length === 0) return undefined
    const nodes = blocks.flatMap((block) => (block.type === 'diagram' ? block.nodes : []))
    const systems = [...new Set(nodes.filter(({ kind }) => kind === 'external-system').map(({ label }) => label))]
    return {
      heading: headline(
        systems.length > 0 ? `${countOf(view.blocks.length, 'component')} connected with ${joinSome(systems, 3)}` : undefined,
        countOf(view.blocks.length, 'component'),
      ),
      blocks,
    }
  },
  words: () => [],
}
