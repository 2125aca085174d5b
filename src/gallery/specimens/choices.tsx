import FileText from 'lucide-react/icons/file-text'
import { CheckBox } from '#web/ui/check-box.tsx'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { ClientOptions } from '#web/ui/client-options.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ArchivedFilter, CheckFilter, FilterSelect } from '#web/ui/list-filters.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ignore, Kept, type Specimen } from '../specimen.tsx'

const formats = [
  { value: 'pdf', label: 'PDF', description: 'To be read', note: '1 min' },
  { value: 'docx', label: 'Word', description: 'To be edited', caution: 'Its pictures cannot be changed.' },
]
const clients = [
  { id: 'calder', name: 'Calder Bank' },
  { id: 'wexmoor', name: 'Wexmoor County Council' },
]
const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
]
const drop = {
  hint: 'PDF or Word, 10 MB at most.',
  chosenMessage: (name: string) => `${name} is read with the brief.`,
  accept: '.pdf,.docx',
}

export const choices: Specimen[] = [
  {
    file: 'check-box.tsx',
    components: {
      CheckBox: {
        'not ticked': () => <CheckBox label="Watermark" />,
        ticked: () => <CheckBox label="With a password" description="Whoever opens the link is asked for it." defaultChecked />,
        'with a caution': () => <CheckBox label="Newest version" caution="It is not approved yet." />,
        disabled: () => <CheckBox label="By e-mail" description="No mail server is set up." disabled />,
      },
    },
  },
  {
    file: 'choice-tiles.tsx',
    components: {
      ChoiceTiles: {
        'one chosen': () => (
          <Kept initial="pdf">
            {(chosen, keep) => (
              <ChoiceTiles
                legend="Format"
                required
                choices={formats.map((format) => ({ ...format, icon: <FileText aria-hidden size={18} /> }))}
                chosen={chosen}
                register={{ name: 'format', onChange: ({ target }) => keep(target.value) }}
              />
            )}
          </Kept>
        ),
        'none chosen, with an error': () => (
          <ChoiceTiles legend="Format of the export" choices={formats} register={{ name: 'none' }} error="Choose a format." />
        ),
        small: () => (
          <Kept initial="open">
            {(chosen, keep) => (
              <ChoiceTiles
                legend="State"
                small
                choices={states}
                chosen={chosen}
                register={{ name: 'small', onChange: ({ target }) => keep(target.value) }}
              />
            )}
          </Kept>
        ),
      },
    },
  },
  {
    file: 'select.tsx',
    components: {
      Select: {
        'one chosen': () => (
          <Select aria-label="State of the task">
            <Options of={states} />
          </Select>
        ),
        disabled: () => (
          <Select aria-label="State, disabled" disabled>
            <Options of={states} />
          </Select>
        ),
      },
    },
  },
  {
    file: 'options.tsx',
    components: {
      Options: {
        'of a select': () => (
          <Select aria-label="What a select offers">
            <Options of={formats} />
          </Select>
        ),
      },
    },
  },
  {
    file: 'client-options.tsx',
    components: {
      ClientOptions: {
        'of a select': () => (
          <Select aria-label="Client">
            <ClientOptions clients={clients} />
          </Select>
        ),
      },
    },
  },
  {
    file: 'list-filters.tsx',
    components: {
      FilterSelect: {
        'no choice': () => (
          <Kept initial="">
            {(value, keep) => <FilterSelect label="Any state" any="All states" value={value} options={states} onChange={keep} />}
          </Kept>
        ),
        'one chosen': () => (
          <Kept initial="done">
            {(value, keep) => <FilterSelect label="One state" any="All states" value={value} options={states} onChange={keep} />}
          </Kept>
        ),
      },
      CheckFilter: {
        'not ticked': () => (
          <Kept initial={false}>{(on, keep) => <CheckFilter label="Overdue only" checked={on} onChange={keep} />}</Kept>
        ),
        ticked: () => (
          <Kept<boolean> initial>{(on, keep) => <CheckFilter label="Overdue only" checked={on} onChange={keep} />}</Kept>
        ),
      },
      ArchivedFilter: {
        'not ticked': () => <Kept initial={false}>{(on, keep) => <ArchivedFilter checked={on} onChange={keep} />}</Kept>,
        ticked: () => <Kept<boolean> initial>{(on, keep) => <ArchivedFilter checked={on} onChange={keep} />}</Kept>,
      },
    },
  },
  {
    file: 'switch.tsx',
    components: {
      Switch: {
        off: () => <Kept initial={false}>{(on, keep) => <Switch label="Weekly digest" on={on} onChange={keep} />}</Kept>,
        on: () => (
          <Kept<boolean> initial>
            {(on, keep) => <Switch label="E-mail notifications" description="A letter for each." on={on} onChange={keep} />}
          </Kept>
        ),
      },
    },
  },
  {
    file: 'file-drop.tsx',
    components: {
      FileDrop: {
        empty: () => (
          <Kept initial={undefined as File | undefined}>
            {(file, keep) => <FileDrop {...drop} label="Template" file={file} onFile={keep} />}
          </Kept>
        ),
        'with a file': () => (
          <FileDrop {...drop} label="Brief" file={new File([''], 'brief-of-the-harbour.docx')} onFile={ignore} />
        ),
        'with an error': () => (
          <FileDrop {...drop} label="Another template" file={undefined} onFile={ignore} error="This file is larger than 10 MB." />
        ),
      },
    },
  },
]
