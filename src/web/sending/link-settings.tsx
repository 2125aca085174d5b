import { CheckBox } from '#web/ui/check-box.tsx'
import { daySpans } from '#web/ui/day-spans.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/sending.ts'
import type { SendChoice } from './send-plan.ts'

type LinkChoice = SendChoice['link']
type LinkSettingsProps = { link: LinkChoice; onChange: (link: LinkChoice) => void }

const spans = [...daySpans, { value: '', label: words.untilItIsEnded }]
const ticks = [
  ['mayDownload', words.filesCanBeDownloaded, undefined],
  ['asksEmail', words.askForTheirAddress, undefined],
  ['checksEmail', words.checkTheirAddress, words.checkNeedsMail],
  ['watermark', words.watermark, words.watermarkHint],
] as const

/** The conditions and rights of a link for people without an account. */
export const LinkSettings = ({ link, onChange }: LinkSettingsProps) => (
  <details className="text-sm">
    <summary className="cursor-pointer py-1 font-medium text-ink-2 pointer-coarse:py-3">
      {words.linkSettings} <span className="font-normal text-ink-3">{words.linkSettingsHint}</span>
    </summary>
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <Field label={words.expires}>
        {(control) => (
          <Select {...control} value={link.days} onChange={({ target }) => onChange({ ...link, days: target.value })}>
            <Options of={spans} />
          </Select>
        )}
      </Field>
      <Field label={words.password} hint={words.passwordHint}>
        {(control) => (
          <Input
            {...control}
            value={link.password}
            minLength={8}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...link, password: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2 sm:col-span-2">
        {ticks.map(([name, label, description]) => (
          <CheckBox
            key={name}
            label={label}
            {...(description && { description })}
            checked={link[name]}
            onChange={({ target }) => onChange({ ...link, [name]: target.checked })}
          />
        ))}
      </div>
    </div>
  </details>
)
