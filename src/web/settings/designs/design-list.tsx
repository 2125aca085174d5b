import { useState } from 'react'
import type { ListedDesign } from '#shared/api/references.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import * as words from '#words/reference-designs.ts'

type DesignListProps = { designs: ListedDesign[]; onOpen: (id: string) => void }

/** Every design, by name; can be searched by name and purpose. */
export function DesignList({ designs, onOpen }: DesignListProps) {
  const [text, setText] = useState('')
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = designs.filter((design) => {
    const said = `${design.name} ${design.purpose} ${design.fits}`.toLowerCase()
    return asked.every((word) => said.includes(word))
  })
  return (
    <div className="grid gap-3">
      <SearchInput
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && <output className="text-sm text-ink-3">{words.noneFound}</output>}
      <ul className="divide-y divide-line rounded-md border border-line">
        {found.map((design) => (
          <li key={design.id}>
            <button
              type="button"
              onClick={() => onOpen(design.id)}
              className="grid w-full cursor-pointer gap-1 px-4 py-3 text-left hover:bg-raised"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium wrap-anywhere">{design.name}</span>
                <span className="text-sm text-ink-3">{noteOf(design)}</span>
              </span>
              <span className="text-sm text-ink-2">{design.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const noteOf = ({ isAdvice, isOwn, version }: ListedDesign) =>
  [isAdvice && words.advice, isOwn ? words.firmsCopy(version) : words.packaged].filter(Boolean).join(' · ')
