import type { ReactNode } from 'react'
import { counted, plural } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const move = (name: string) => `${name} verschieben`
export const overdueCount = (overdue: number) => `${overdue} überfällig`
export const overdueOnly = 'Nur Überfällige'
export const noOverdueTask = 'Keine überfälligen Aufgaben.'
export const dateHasPassed = 'Termin ist vorbei'
export const endsOnDay = (day: string) => `Endet am ${day}`
export const completeAnyway = (name: string) => `${name} trotzdem abschließen?`
export const complete = 'Abschließen'
export const notYet = 'Noch nicht'
export const enterDate = 'Geben Sie ein Datum ein.'
export const enterText = 'Hier fehlt Text.'
export const toDo = 'Zu tun'
export const doing = 'In Arbeit'
export const done = 'Erledigt'
export const dropped = 'Gestrichen'
export const milestones = 'Meilensteine'
export const overdue = 'Überfällig'
export const planned = 'Geplant'
export const today = 'Heute'
export const reached = 'Erreicht'
export const week = (week: number) => `Woche ${week}`
export const newProject = 'Neues Projekt'
export const chooseAClient = 'Wählen Sie einen Kunden.'
export const selectAClient = 'Kunde auswählen'
export const projectName = 'Projektname'
export const giveProjectName = 'Geben Sie dem Projekt einen Namen.'
export const lead = 'Leitung'
export const startsOn = 'Beginnt am'
export const endsOn = 'Endet am'
export const createProject = 'Projekt anlegen'
export const wholeStage = 'Die Phase als Ganzes'
export const added = 'Hinzugefügt'
export const stateOf = (title: string) => `Stand von ${title}`
export const assigneeOf = (title: string) => `Zuständig für ${title}`
export const unassigned = 'Niemand zugewiesen'
export const noDay = 'Kein Datum'
export const clearFilters = 'Filter aufheben'
export const dueDateOf = (title: string) => `Fälligkeit von ${title}`
export const dismissItem = (title: string) => `${title} ausblenden`
export const dismiss = 'Ausblenden'
export const thePlanMoved = 'Der Plan hat sich verschoben'
export const titleAndVersion = (title: string, version: string) => `${title}, Version ${version}`
export const noPlanYet = 'Noch kein Plan'
export const progress = 'Fortschritt'
export const weeksDone = (doneWeeks: number, weeks: number) => `${doneWeeks} von ${counted(weeks, 'Woche', 'Wochen')} erledigt`
export const tasksDone = (done: number, of: number) => `${done} von ${counted(of, 'Aufgabe', 'Aufgaben')} erledigt`
export const howCalculated = 'So wird gerechnet'
export const progressStageByStage = 'Fortschritt nach Phasen'
export const stage = 'Phase'
export const weeks = 'Wochen'
export const doneOf = (done: number, of: number) => `${done} von ${of}`
export const together = 'Zusammen'
export const staysIn = (name: string, status: string) => `${name} bleibt in „${status}“.`
export const droppedOn = (name: string, status: string) => `${name} in „${status}“ abgelegt.`
export const takenArrowsChooseStatusSpace = (name: string) =>
  `${name} aufgenommen. Pfeiltasten wählen einen Status, Leertaste legt ab, Escape stellt zurück.`
export const isBackIn = (name: string, value: string) => `${name} ist wieder in „${value}“.`
export const overStatus = (name: string, over: string) => `${name} über „${over}“.`
export const projectsInStatus = (status: string) => `Projekte: ${status}`
export const deadline = 'Frist'
export const team = 'Team'
export const members = (team: number) => `${team} ${plural(team, 'Mitglied', 'Mitglieder')}`
export const budget = 'Budget'
export const status = 'Status'
export const health = 'Zustand'
export const startsFromPlan = 'Beginnt laut Plan'
export const starts = 'Beginnt'
export const startOf = (name: string) => `Beginn von ${name}`
export const notSet = 'Noch nicht festgelegt'
export const endsLabel = 'Endet'
export const planFrom = 'Plan aus'
export const noDocumentYet = 'Noch kein Dokument'
export const leadOf = (name: string) => `Leitung von ${name}`
export const noLead = 'Keine Leitung'
export const endOf = (name: string) => `Ende von ${name}`
export const list = 'Liste'
export const board = 'Board'
export const timeline = 'Zeitachse'
export const anyStatus = 'Alle Status'
export const anyHealth = 'Alle Zustände'
export const view = 'Ansicht'
export const next = 'Als Nächstes'
export const nothingPlannedYet = 'Noch nichts geplant'
export const inWeek = (week: number) => `Woche ${week}`
export const writeTheFirst = 'Das erste erstellen'
export const weeksTo = (startWeek: number, value: number) => `Wochen ${startWeek} bis ${value}`
export const fromTo = (day: string, day2: string) => `${day} bis ${day2}`
export const after = (join: string) => `nach ${join}`
export const plan = 'Plan'
export const tasksOf = (title: string) => `Aufgaben von ${title}`
export const otherTasks = 'Weitere Aufgaben'
export const planNeedsDocument = (write: ReactNode) => sentence`Noch kein Plan. Der Plan kommt mit dem ersten Dokument. ${write}`
export const planNeedsDesign = (title: string, addDesign: ReactNode) =>
  sentence`Noch kein Plan, denn „${title}“ hat noch kein Design. ${addDesign}`
export const tasks = 'Aufgaben'
export const addTaskTo = (title: string) => `Aufgabe zu ${title} hinzufügen`
export const addATask = 'Aufgabe hinzufügen'
export const add = 'Hinzufügen'
export const noLongerInPlan = 'Nicht mehr im Plan'
export const projectsByDay = 'Projekte nach Tagen'
export const byWeekWithoutStart = 'Nach Wochen (noch kein Startdatum)'
export const projectsByWeek = 'Projekte nach Wochen'
export const projectsWithoutDates = (count: number) => `${counted(count, 'Projekt', 'Projekte')} ohne Termine`
export const setStartAndEnd = 'Mit Beginn und Ende erscheint ein Projekt hier.'
export const planTimeline = 'Zeitplan'
export const part = 'Teil'
export const completed = 'Abgeschlossen'
export const inProgress = 'In Arbeit'
export const planning = 'In Planung'
export const statusOf = (name: string) => `Status von ${name}`
export const asATable = 'Als Tabelle'
export const asATableLabel = (label: string) => `${label}, als Tabelle`
export const state = 'Stand'
export const updates = 'Neuigkeiten'
export const noUpdatesYet = 'Noch keine Neuigkeiten.'
export const addAnUpdate = 'Neuigkeit hinzufügen'
export const updateText = 'Neuigkeit'
export const addUpdate = 'Neuigkeit hinzufügen'
export const more = (value: number) => `${value} weitere`
export const openQuestions = 'Offene Fragen'
export const questionsCannotBeShownNow = 'Die Fragen können gerade nicht angezeigt werden.'
export const nothingIsOpen = 'Nichts ist offen.'
export const thereIsNoSuchProject = 'Dieses Projekt gibt es hier nicht'
export const nothingToShow = 'Nichts anzuzeigen'
export const itDoesNotExistOr = 'Es existiert nicht, oder Sie dürfen es nicht sehen.'
export const eachPlanIsThatOf = 'Jeder Plan kommt aus dem neuesten Dokument des Projekts, mit den Änderungen Ihres Teams.'
export const yourPlansAreThoseOf = 'Jeder Plan kommt aus dem neuesten Dokument des Projekts, mit unseren Änderungen.'
export const newProjectButton = 'Neues Projekt'
export const nothingMatches = 'Nichts gefunden'
export const noProjectYet = 'Noch kein Projekt'
export const noProjectMatches = 'Kein Projekt entspricht den Filtern. Nehmen Sie einen davon weg.'
export const projectBeginsWithItsFirst = 'Ein Projekt beginnt mit seinem ersten Dokument oder mit „Neues Projekt“.'
export const projectAppearsOnceShared = 'Hier steht ein Projekt, sobald Ihnen ein Dokument daraus gezeigt wird.'
export const whatIsBeingBuiltHow = 'Was gebaut wird, wie weit es ist und bis wann.'
export const projectOverview = 'Projektübersicht'
export const whatWeBuildWithYou = 'Was die Firma mit Ihnen baut.'
export const yourProjectsWillAppear =
  'Hier werden Ihre eigenen Projekte stehen. Was für sie geschrieben wird, finden Sie unter Dokumente.'
export const stageCount = (count: number) => counted(count, 'Phase', 'Phasen')
export const sinceVersion = (version: ReactNode) => sentence`Seit ${version}:`
export const noneYet = (writeFirst: ReactNode) => sentence`Noch keine. ${writeFirst}`
export const moreInProject = (more: ReactNode) => sentence`${more} im Projekt`
export const answerThemIn = (document: ReactNode) => sentence`Beantworten Sie sie in ${document}.`
export const weeklyReportAs = (format: string) => `Wochenbericht, ${format}`
export const markAsReached = (title: string) => `Erreicht: ${title}`
export const automaticHealth = (health: string) => `Automatisch (${health})`
export const automatic = 'Automatisch'
export const manual = 'Von Hand'
export const changeHealth = 'Zustand ändern'
export const why = 'Warum?'
export const giveAReason = 'Geben Sie einen Grund an. Das Team und der Kunde können ihn lesen.'
export const setHealth = 'Zustand festlegen'
export const setByOn = (by: string, day: string) => `Festgelegt von ${by} am ${day}:`
export const automaticallyItIs = 'Automatisch, aus Plan und Terminen:'
export const nothingIsOverdueOrBlocked = 'Nichts ist überfällig oder blockiert.'
export const doneBefore = (title: string) => `erledigt vor „${title}“, wovon es abhängt`
export const editPlan = 'Plan bearbeiten'
export const closePlan = 'Schließen'
export const planEditor = 'Plan bearbeiten'
export const howPlanIsEdited =
  'Ziehen Sie das Ende eines Balkens oder bewegen Sie es mit den Pfeiltasten, um die Dauer einer Phase zu ändern. Eine Phase beginnt, wenn die davor enden. Beim Speichern entsteht eine neue Version des Dokuments.'
export const planCouldNotBeOpened = 'Der Plan konnte nicht geöffnet werden.'
export const startOfWork = 'Beginn der Arbeit'
export const twoStarts = (ours: string, planned: string) =>
  `Das Projekt beginnt am ${ours}, sein Dokument nennt den ${planned}. Die Termine sind ab ${ours} gerechnet.`
export const onlyProjectStarts = (ours: string) =>
  `Das Projekt beginnt am ${ours}, der Plan hat keinen Beginn. Die Termine sind ab ${ours} gerechnet.`
export const startOn = (day: string) => `Am ${day} beginnen`
export const useStartInPlan = (day: string) => `${day} in den Plan übernehmen`
export const showDetails = (count: number) => `Einzelheiten (${count})`
