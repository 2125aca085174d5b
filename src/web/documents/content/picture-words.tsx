import type { BlockProps } from './block-props.ts'
import { ChartWords } from './chart-words.tsx'
import { DiagramWords } from './diagram-words.tsx'

/** The contents of a picture as text. */
export const PictureWords = ({ block, around }: BlockProps<'diagram' | 'chart'>) =>
  block.type === 'chart' ? <ChartWords block={block} around={around} /> : <DiagramWords block={block} />
