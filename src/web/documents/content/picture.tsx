import { Suspense, useState } from 'react'
import type { BlockProps } from './block-props.ts'
import { Caption } from './caption.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const PictureWords = lazyPart(() => import('./picture-words.tsx').then((file) => file.PictureWords))

/** A diagram or chart as printed, which can be opened in full size; its contents follow as text, and replace it if it cannot be loaded. */
export function Picture({ block, around }: BlockProps<'diagram' | 'chart'>) {
  const [isMissing, setMissing] = useState(false)
  const [isRead, setRead] = useState(false)
  const address = around.pictureOf(block.id)
  const words = (
    <div className="mt-2 rounded-md border border-line bg-surface p-4">
      <Suspense fallback="Loading...">
        <PictureWords block={block} around={around} />
      </Suspense>
    </div>
  )
  return (
    <figure id={`content-${block.id}`} className="my-6 break-inside-avoid font-sans text-sm leading-normal">
      {isMissing ? (
        words
      ) : (
        // Scrolls horizontally on a phone, because its text would be unreadable at that width.
        <div className="overflow-x-auto print:overflow-visible">
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            title="Open the picture by itself"
            className="mx-auto block w-fit max-w-full cursor-zoom-in max-sm:max-w-none"
          >
            <img
              src={address}
              alt={block.alt}
              decoding="async"
              onError={() => setMissing(true)}
              className="max-h-[215mm] min-h-24 max-w-full bg-white max-sm:max-w-none print:max-w-full"
            />
          </a>
        </div>
      )}
      <Caption number={around.numbers.get(block.id)}>{block.caption}</Caption>
      {!isMissing && (
        <details className="mt-1 print:hidden" onToggle={({ currentTarget }) => setRead(currentTarget.open)}>
          <summary className="inline-block cursor-pointer py-1 text-ink-3 hover:text-ink pointer-coarse:py-3">In words</summary>
          {isRead && words}
        </details>
      )}
    </figure>
  )
}
