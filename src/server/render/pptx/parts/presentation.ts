import { colours } from '#server/render/open-xml/look.ts'
import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { addTheme } from '#server/render/open-xml/theme.ts'
import { element } from '#server/open-xml/xml.ts'
import { type Deck, slidePath } from '../slide-writer.ts'
import type { Slide } from '../slides/slide.ts'
import { emu, slideSize } from '../slide-regions.ts'
import { deckTheme } from './deck-theme.ts'
import { layoutNames, layoutXml } from './layouts.ts'
import { firstMaster, masterXml } from './master.ts'
import { namespaces, partType } from './namespaces.ts'
import { notesMasterPath, notesPage } from './notes.ts'
import { tableStylesXml } from './table-styles.ts'

const path = 'ppt/presentation.xml'
const masterPath = 'ppt/slideMasters/slideMaster1.xml'
export const layoutPath = (layout: Slide['layout']) => `ppt/slideLayouts/slideLayout${layoutNames.indexOf(layout) + 1}.xml`

/** Ids of slides start here; Office refuses lower ones. */
const firstSlide = 256

/** The main part of the presentation, with its master, layouts, theme and slides. */
export function addPresentation({ file, language }: Deck, slides: readonly Slide[]) {
  file.relate('', relationshipKinds.document, path)
  const master = file.relate(path, relationshipKinds.slideMaster, masterPath)
  const notesMaster = file.relate(path, relationshipKinds.notesMaster, notesMasterPath)
  const ids = slides.map((_, index) => file.relate(path, relationshipKinds.slide, slidePath(index + 1)))
  const listed = ids.map((id, index) => element('p:sldId', { id: firstSlide + index, 'r:id': id }))
  file.addPart({
    path,
    contentType: partType('presentation.main'),
    body: element('p:presentation', { ...namespaces, saveSubsetFonts: 1, autoCompressPictures: 0 }, [
      element('p:sldMasterIdLst', {}, element('p:sldMasterId', { id: firstMaster, 'r:id': master })),
      element('p:notesMasterIdLst', {}, element('p:notesMasterId', { 'r:id': notesMaster })),
      element('p:sldIdLst', {}, listed),
      element('p:sldSz', { cx: emu(slideSize.width), cy: emu(slideSize.height) }),
      element('p:notesSz', { cx: emu(notesPage.width), cy: emu(notesPage.height) }),
      defaultText(language),
      element('p:extLst', {}, chaptersXml(slides)),
    ]),
  })
  addMaster(file)
  addSettings(file)
}

function addMaster(file: Deck['file']) {
  const theme = 'ppt/theme/theme1.xml'
  const layouts = layoutNames.map((name) => {
    file.addPart({ path: layoutPath(name), contentType: partType('slideLayout'), body: layoutXml(name) })
    file.relate(layoutPath(name), relationshipKinds.slideMaster, masterPath)
    return file.relate(masterPath, relationshipKinds.slideLayout, layoutPath(name))
  })
  file.addPart({ path: masterPath, contentType: partType('slideMaster'), body: masterXml(layouts) })
  file.relate(masterPath, relationshipKinds.theme, theme)
  addTheme(file, { from: path, path: theme }, deckTheme)
}

function addSettings(file: Deck['file']) {
  const add = (name: 'presProps' | 'viewProps' | 'tableStyles', kind: string, body: string) => {
    file.addPart({ path: `ppt/${name}.xml`, contentType: partType(name), body })
    file.relate(path, kind, `ppt/${name}.xml`)
  }
  add('presProps', relationshipKinds.presentationProperties, element('p:presentationPr', namespaces))
  add('viewProps', relationshipKinds.viewProperties, element('p:viewPr', namespaces))
  add('tableStyles', relationshipKinds.tableStyles, tableStylesXml(colours.line))
}

function defaultText(language: string): string {
  const level = (index: number) => {
    const font = '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>'
    const fill = '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>'
    return element(
      `a:lvl${index + 1}pPr`,
      { marL: emu(36 * index) },
      element('a:defRPr', { lang: language, sz: 1600 }, fill + font),
    )
  }
  return element(
    'p:defaultTextStyle',
    {},
    Array.from({ length: 9 }, (_, index) => level(index)),
  )
}

/** The chapters, by which Office groups the slides in its overview. */
function chaptersXml(slides: readonly Slide[]): string {
  const runs: { name: string; ids: number[] }[] = []
  slides.forEach(({ chapter }, index) => {
    if (runs.at(-1)?.name !== chapter) runs.push({ name: chapter, ids: [] })
    runs.at(-1)!.ids.push(firstSlide + index)
  })
  const sections = runs.map(({ name, ids }, index) => {
    const id = `{6B0F7C52-3E1D-4B8A-9C57-${(index + 1).toString(16).toUpperCase().padStart(12, '0')}}`
    const listed = ids.map((slide) => element('p14:sldId', { id: slide }))
    return element('p14:section', { name: name.replace(/\s+/g, ' ').slice(0, 120), id }, element('p14:sldIdLst', {}, listed))
  })
  const list = element('p14:sectionLst', { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' }, sections)
  return element('p:ext', { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' }, list)
}
