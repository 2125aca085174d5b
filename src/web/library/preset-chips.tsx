import { Button } from '#web/ui/button.tsx'
import * as words from '#words/library.ts'
import type { LibraryAddress } from './library-address.ts'
import type { Preset } from './library-presets.ts'

type PresetChipsProps = { presets: Preset[]; address: LibraryAddress; onChange(change: Partial<LibraryAddress>): void }

/** Buttons for common filters; a second press removes one. */
export const PresetChips = ({ presets, address, onChange }: PresetChipsProps) => (
  <fieldset aria-label={words.presets} className="flex flex-wrap gap-2">
    {presets.map(({ name, filters }) => {
      const entries = Object.entries(filters) as [keyof Preset['filters'], string][]
      const isChosen = entries.every(([filter, value]) => (address[filter] ?? '') === value)
      return (
        <Button
          key={name}
          size="small"
          aria-pressed={isChosen}
          className="aria-pressed:border-accent aria-pressed:bg-raised"
          onClick={() => onChange(isChosen ? Object.fromEntries(entries.map(([filter]) => [filter, ''])) : filters)}
        >
          {name}
        </Button>
      )
    })}
  </fieldset>
)
