import { Select } from '#web/ui/select.tsx'
import * as words from '#words/chat.ts'
import type { Answerers } from './use-answerers.ts'

/** Selects the author of the next answer; hidden if no model is available. */
export const AnswererField = ({ answerers: { all, chosen, choose } }: { answerers: Answerers }) =>
  all.length > 0 && (
    <label className="flex items-center gap-2 text-sm text-ink-2">
      <span className="shrink-0">{words.answeredBy}</span>
      <Select value={chosen?.id ?? 'offline'} onChange={({ target }) => choose(target.value)}>
        {all.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="offline">{words.quotationsOnly}</option>
      </Select>
    </label>
  )
