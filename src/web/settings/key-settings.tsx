import ShieldCheck from 'lucide-react/icons/shield-check'
import * as words from '#words/settings.ts'
import { KeyField } from './key-field.tsx'
import type { SettingsValues } from './settings-values.ts'

type KeySettingsProps = { values: SettingsValues; onChange: (change: Partial<SettingsValues>) => void }

export const KeySettings = ({ values, onChange }: KeySettingsProps) => (
  <div className="grid gap-5">
    <KeyField
      label={words.openAIApiKey}
      placeholder="sk-..."
      hint={words.requiredForGpt5Model}
      value={values.openaiKey}
      onChange={(openaiKey) => onChange({ openaiKey })}
    />
    <KeyField
      label={words.anthropicApiKey}
      placeholder="sk-ant-..."
      hint={words.requiredForClaudeSonnet4}
      value={values.anthropicKey}
      onChange={(anthropicKey) => onChange({ anthropicKey })}
    />
    <aside aria-label={words.securityNotice} className="flex gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm">
      <ShieldCheck aria-hidden size={18} strokeWidth={1.7} className="mt-px shrink-0 text-accent" />
      <div className="grid gap-1">
        <p>{words.apiKeysAreEncryptedAnd}</p>
        <p className="text-ink-2">{words.thisPageDoesNotSend}</p>
      </div>
    </aside>
  </div>
)
