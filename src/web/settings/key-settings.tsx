import ShieldCheck from 'lucide-react/icons/shield-check'
import { KeyField } from './key-field.tsx'
import type { SettingsValues } from './settings-values.ts'

type KeySettingsProps = { values: SettingsValues; onChange: (change: Partial<SettingsValues>) => void }

export const KeySettings = ({ values, onChange }: KeySettingsProps) => (
  <div className="grid gap-5">
    <KeyField
      label="OpenAI API Key"
      placeholder="sk-..."
      hint="Required for GPT-5 model access"
      value={values.openaiKey}
      onChange={(openaiKey) => onChange({ openaiKey })}
    />
    <KeyField
      label="Anthropic API Key"
      placeholder="sk-ant-..."
      hint="Required for Claude Sonnet 4.0 model access"
      value={values.anthropicKey}
      onChange={(anthropicKey) => onChange({ anthropicKey })}
    />
    <aside aria-label="Security notice" className="flex gap-3 rounded-md border border-line bg-raised px-4 py-3 text-sm">
      <ShieldCheck aria-hidden size={18} strokeWidth={1.7} className="mt-px shrink-0 text-accent" />
      <div className="grid gap-1">
        <p>API keys are encrypted and stored securely. They must not be shared with anyone.</p>
        <p className="text-ink-2">This page does not send or keep them yet: what you type here is gone when you leave it.</p>
      </div>
    </aside>
  </div>
)
