import Bell from 'lucide-react/icons/bell'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { FigureStrip } from '#web/ui/figure-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import type { Specimen } from '../specimen.tsx'

const bell = <Bell aria-hidden size={16} />

export const layout: Specimen[] = [
  {
    file: 'page-heading.tsx',
    components: {
      PageHeading: {
        'with words and a control': () => (
          <PageHeading title="Client Portfolio" documentTitle="Gallery" description="Seven firms in five sectors.">
            <Button variant="primary">Add a client</Button>
          </PageHeading>
        ),
        'of a long title': () => (
          <PageHeading title="High-Level Design of the Donaudampfschifffahrtsgesellschaftsverwaltung" documentTitle="Gallery" />
        ),
      },
    },
  },
  {
    file: 'panel.tsx',
    components: {
      Panel: {
        plain: () => (
          <Panel title="Recent documents">
            <p className="p-4">What stands in a panel.</p>
          </Panel>
        ),
        'with a note': () => (
          <Panel title="Team" note={<span className="text-sm text-ink-3">4 people</span>}>
            <p className="p-4">What stands below a note.</p>
          </Panel>
        ),
      },
    },
  },
  {
    file: 'figure-strip.tsx',
    components: {
      FigureStrip: {
        'four figures': () => (
          <FigureStrip
            figures={[
              { label: 'Clients', value: '7' },
              { label: 'Projects', value: '40', change: '3 more than last month' },
              { label: 'Documents', value: '400' },
              { label: 'Waiting for approval', value: '12', change: '2 overdue' },
            ]}
          />
        ),
      },
    },
  },
  {
    file: 'share-bar.tsx',
    components: {
      ShareBar: {
        'nothing done': () => <ShareBar percent={0} />,
        'some done': () => <ShareBar percent={38} />,
        'all done': () => <ShareBar percent={100} />,
      },
    },
  },
  {
    file: 'scroll-region.tsx',
    components: {
      ScrollRegion: {
        'more than there is room for': () => (
          <ScrollRegion label="Steps of a plan" className="h-24 rounded-md border border-line p-3">
            {['Discovery', 'Build', 'Connect', 'Test', 'Switch over', 'Operate'].map((step) => (
              <p key={step}>{step}</p>
            ))}
          </ScrollRegion>
        ),
      },
    },
  },
  {
    file: 'bar-panel.tsx',
    components: {
      BarPanel: {
        'closed until it is pressed': () => (
          <div className="flex justify-end">
            <BarPanel title="Reviews" sum="3 to decide" icon={bell}>
              {(close) => (
                <div className="grid gap-2 p-4">
                  <p>Three reviews wait for your decision.</p>
                  <Button onClick={close}>Close</Button>
                </div>
              )}
            </BarPanel>
          </div>
        ),
        'nothing to be shown': () => (
          <BarPanel title="Nothing" sum="" icon={bell}>
            {() => null}
          </BarPanel>
        ),
      },
    },
  },
]
