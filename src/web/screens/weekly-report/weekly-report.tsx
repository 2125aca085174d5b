import { keepPreviousData, useQuery } from '@tanstack/react-query'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router'
import type { WeeklyReport as Report } from '#shared/api/weekly-report.ts'
import { today } from '#shared/calendar.ts'
import { AppError } from '#shared/errors.ts'
import { firm } from '#shared/firm.ts'
import { figureParts } from '#shared/week-words.ts'
import { useOwnClient } from '#web/accounts/own-client.ts'
import { api } from '#web/api/api.ts'
import { useClientChoices } from '#web/documents/client-choices.ts'
import { OverviewState } from '#web/overview/overview-state.tsx'
import { WeekProject } from '#web/projects/week-project.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { FilterSelect } from '#web/ui/list-filters.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAddressChoices } from '#web/ui/use-address-choices.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import { weekPartNames, weekText } from '#words/weeks.ts'
import * as words from '#words/weekly-report.ts'
import { firstDay } from './first-day.ts'
import { WeekPicker } from './week-picker.tsx'
import './weekly-report.css'

const fileNames = { pdf: 'PDF', docx: general.word, txt: words.emailText }

/** The changes of a week, and the plan of the next: the week and the client are in the URL. */
export function WeeklyReport() {
  const [parameters, setParameters] = useAddressChoices()
  const asked = {
    day: parameters.get('week') ?? firstDay(today()),
    ...(parameters.get('client') && { client: parameters.get('client')! }),
  }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['projects', 'week', asked],
    queryFn: ({ signal }) => api.weeklyReport.get(asked, { signal }),
    placeholderData: keepPreviousData,
  })
  const isUnknown = error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-input')
  const choose = (change: Record<string, string>) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(change))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParameters(next)
  }
  return (
    <div className="weekly-report">
      <PageHeading
        title={data?.client ? words.weeklyReportOf(data.client.name) : general.weeklyReport}
        documentTitle={`${general.weeklyReport} – ${firm.name}`}
        {...(data && { description: `${weekText(data)}${data.isOver ? '' : words.andAsOfToday}` })}
      />
      <div className="weekly-report-tools mt-5 flex flex-wrap items-center gap-2">
        <WeekPicker day={asked.day} onChange={(week) => choose({ week })} />
        <ClientChoice value={asked.client ?? ''} onChange={(client) => choose({ client })} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Button onClick={() => print()}>
            <Printer aria-hidden size={15} />
            {words.print}
          </Button>
          {(['pdf', 'docx', 'txt'] as const).map((format) => (
            <a key={format} href={api.weeklyReport.file({ ...asked, format })} className={buttonStyle()} download>
              <Download aria-hidden size={15} />
              {fileNames[format]}
            </a>
          ))}
        </div>
      </div>
      {isUnknown ? (
        <Unknown />
      ) : (
        <OverviewState isPending={isPending} isError={error !== null} onRetry={() => void refetch()}>
          {data && <Week told={data} />}
        </OverviewState>
      )}
    </div>
  )
}

const Unknown = () => (
  <div className="mt-7 grid justify-items-start gap-4">
    <p className="text-ink-2">{words.thereIsNoSuchReport}</p>
    <Link to="/weekly-report" className={buttonStyle({ variant: 'primary' })}>
      {general.weeklyReport}
    </Link>
  </div>
)

/** For staff; a client account sees only its own company. */
function ClientChoice({ value, onChange }: { value: string; onChange: (client: string) => void }) {
  const isStaff = useOwnClient() === undefined
  const choices = useClientChoices(true)
  if (!isStaff) return null
  return (
    <div className="flex-[1_1_9rem] sm:max-w-52">
      <FilterSelect
        label={general.client}
        any={general.allClients}
        value={value}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </div>
  )
}

const Week = ({ told: { totals, clients } }: { told: Report }) => (
  <>
    <FigureStrip
      figures={figureParts.map((part) => ({ label: weekPartNames[part], value: totals[part].toLocaleString(language) }))}
    />
    {clients.length === 0 && (
      <EmptyState
        icon={<CalendarRange aria-hidden size={22} strokeWidth={1.5} className="text-ink-3" />}
        title={words.nothingHappenedInThisWeek}
      >
        {words.versionsApprovalsAnswersAndTasks}
      </EmptyState>
    )}
    {clients.map(({ id, name, projects }) => (
      <Panel key={id} title={name}>
        <div className="divide-y divide-line">
          {projects.map((project) => (
            <WeekProject key={project.id} project={project} />
          ))}
        </div>
      </Panel>
    ))}
  </>
)
