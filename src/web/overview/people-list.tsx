import type { Person } from '#shared/api/overview.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/overview.ts'

const kindOf = ({ kind, isOwner }: Person) =>
  isOwner ? words.answersForYou : kind === 'consultant' ? words.consultant : words.colleague

/** The people that a client works with. */
export const PeopleList = ({ title, people, empty }: { title: string; people: Person[]; empty: string }) => (
  <Panel title={title}>
    {people.length === 0 ? (
      <p className="px-4 py-6 text-ink-3 sm:px-5">{empty}</p>
    ) : (
      <ul className="divide-y divide-line">
        {people.map((person, index) => (
          <li key={`${person.email} ${index}`} className="px-4 py-3 sm:px-5">
            <p className="font-medium wrap-anywhere">{person.name}</p>
            <p className="text-sm wrap-anywhere text-ink-3">
              {kindOf(person)}
              {person.email !== '' && (
                <>
                  {' · '}
                  <a href={`mailto:${person.email}`} className="text-ink-2 underline underline-offset-4">
                    {person.email}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
