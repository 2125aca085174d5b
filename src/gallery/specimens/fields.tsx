import { CalendarButton } from '#web/ui/calendar-button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field, Input, TextArea } from '#web/ui/field.tsx'
import { OpenQuestion } from '#web/ui/open-question.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ignore, Kept, type Specimen } from '../specimen.tsx'

export const fields: Specimen[] = [
  {
    file: 'field.tsx',
    components: {
      Field: {
        empty: () => <Field label="Project name">{(control) => <Input {...control} placeholder="Claims platform" />}</Field>,
        'required, with a hint': () => (
          <Field label="Client" hint="As it stands in the contract." required>
            {(control) => <Input {...control} />}
          </Field>
        ),
        'with an error': () => (
          <Field label="Deadline" error="Choose a day that is still to come." required>
            {(control) => <Input {...control} defaultValue="1 January 2020" />}
          </Field>
        ),
      },
      Input: {
        filled: () => <Input aria-label="Filled" defaultValue="Claims platform" />,
        disabled: () => <Input aria-label="Disabled" defaultValue="Claims platform" disabled />,
        'of a long word': () => <Input aria-label="A long word" defaultValue={'Donaudampfschifffahrtsgesellschaft'.repeat(3)} />,
      },
      TextArea: {
        empty: () => <TextArea aria-label="Nothing yet" placeholder="What is to be reached" />,
        filled: () => <TextArea aria-label="Some lines" defaultValue={'Six people use it.\nIt works without a network.'} />,
      },
    },
  },
  {
    file: 'text-field.tsx',
    components: {
      TextField: {
        filled: () => (
          <Kept initial="Ferry Tickets">
            {(value, keep) => <TextField label="Name" hint="Staff alone see it." value={value} onChange={keep} />}
          </Kept>
        ),
        'with an error': () => <TextField label="Address" error="This is no address." value="grace@" onChange={ignore} />,
      },
    },
  },
  {
    file: 'date-input.tsx',
    components: {
      DateInput: {
        empty: () => <Kept initial="">{(value, keep) => <DateInput label="From" value={value} onChange={keep} />}</Kept>,
        filled: () => (
          <Kept initial="2027-01-04">{(value, keep) => <DateInput label="Until" value={value} onChange={keep} />}</Kept>
        ),
      },
    },
  },
  {
    file: 'calendar-button.tsx',
    components: {
      CalendarButton: {
        closed: () => <CalendarButton label="Starts on" value="" onPick={ignore} className="h-9" />,
      },
    },
  },
  {
    file: 'search-input.tsx',
    components: {
      SearchInput: {
        empty: () => <SearchInput aria-label="Search clients" placeholder="Search clients" />,
        filled: () => <SearchInput aria-label="Search projects" defaultValue="calder" />,
      },
    },
  },
  {
    file: 'open-question.tsx',
    components: {
      OpenQuestion: {
        'to be answered': () => (
          <Kept initial="">
            {(answer, onChange) => (
              <OpenQuestion
                mayAnswer
                placeholder="Your answer"
                answer={answer}
                onChange={onChange}
                proposal={<p>Until then: REST.</p>}
              >
                Over which interface is Sage reached?
              </OpenQuestion>
            )}
          </Kept>
        ),
        'to be read': () => (
          <OpenQuestion mayAnswer={false} placeholder="" answer="" onChange={ignore}>
            Who signs the certificate?
          </OpenQuestion>
        ),
      },
    },
  },
]
