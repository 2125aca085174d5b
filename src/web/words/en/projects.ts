import type { ReactNode } from 'react'
import { counted } from '../counted.ts'
import { sentence } from '../sentence.ts'

export const move = (name: string) => `Move ${name}`
export const overdueCount = (overdue: number) => `${overdue} overdue`
export const overdueOnly = 'Overdue only'
export const noOverdueTask = 'No overdue tasks.'
export const dateHasPassed = 'Date has passed'
export const endsOnDay = (day: string) => `Ends ${day}`
export const completeAnyway = (name: string) => `Complete ${name} anyway?`
export const complete = 'Complete'
export const notYet = 'Not yet'
export const enterDate = 'Enter a date.'
export const enterText = 'Enter a text.'
export const toDo = 'To do'
export const doing = 'Doing'
export const done = 'Done'
export const dropped = 'Dropped'
export const milestones = 'Milestones'
export const overdue = 'Overdue'
export const planned = 'Planned'
export const today = 'Today'
export const reached = 'Reached'
export const week = (week: number) => `Week ${week}`
export const newProject = 'New project'
export const chooseAClient = 'Choose a client.'
export const selectAClient = 'Select a client'
export const projectName = 'Project name'
export const giveProjectName = 'Enter a project name.'
export const lead = 'Lead'
export const startsOn = 'Starts on'
export const endsOn = 'Ends on'
export const createProject = 'Create project'
export const wholeStage = 'Whole stage'
export const added = 'Added'
export const stateOf = (title: string) => `State of ${title}`
export const assigneeOf = (title: string) => `Assignee of ${title}`
export const unassigned = 'Unassigned'
export const noDay = 'No date'
export const clearFilters = 'Clear filters'
export const dueDateOf = (title: string) => `Due date of ${title}`
export const dismissItem = (title: string) => `Dismiss ${title}`
export const dismiss = 'Dismiss'
export const thePlanMoved = 'The plan moved'
export const titleAndVersion = (title: string, version: string) => `${title}, version ${version}`
export const noPlanYet = 'No plan yet'
export const progress = 'Progress'
export const weeksDone = (doneWeeks: number, weeks: number) => `${doneWeeks} of ${counted(weeks, 'week', 'weeks')} done`
export const tasksDone = (done: number, of: number) => `${done} of ${counted(of, 'task', 'tasks')} done`
export const howCalculated = 'How this is calculated'
export const progressStageByStage = 'Progress, stage by stage'
export const stage = 'Stage'
export const weeks = 'Weeks'
export const doneOf = (done: number, of: number) => `${done} of ${of}`
export const together = 'Together'
export const staysIn = (name: string, status: string) => `${name} stays in ${status}.`
export const droppedOn = (name: string, status: string) => `${name} dropped on ${status}.`
export const takenArrowsChooseStatusSpace = (name: string) =>
  `${name} taken. Arrows choose a status, Space drops it, Escape puts it back.`
export const isBackIn = (name: string, value: string) => `${name} is back in ${value}.`
export const overStatus = (name: string, over: string) => `${name} over ${over}.`
export const projectsInStatus = (status: string) => `Projects: ${status}`
export const deadline = 'Deadline'
export const team = 'Team'
export const members = (team: number) => `${team} members`
export const budget = 'Budget'
export const status = 'Status'
export const health = 'Health'
export const startsFromPlan = 'Starts (from the plan)'
export const starts = 'Starts'
export const startOf = (name: string) => `Start of ${name}`
export const notSet = 'Not set'
export const endsLabel = 'Ends'
export const planFrom = 'Plan from'
export const noDocumentYet = 'No document yet'
export const leadOf = (name: string) => `Lead of ${name}`
export const noLead = 'No lead'
export const endOf = (name: string) => `End of ${name}`
export const list = 'List'
export const board = 'Board'
export const timeline = 'Timeline'
export const anyStatus = 'Any status'
export const anyHealth = 'Any health'
export const view = 'View'
export const next = 'Next'
export const nothingPlannedYet = 'No dates yet'
export const inWeek = (week: number) => `week ${week}`
export const writeTheFirst = 'Write the first'
export const weeksTo = (startWeek: number, value: number) => `weeks ${startWeek} to ${value}`
export const fromTo = (day: string, day2: string) => `${day} to ${day2}`
export const after = (join: string) => `after ${join}`
export const plan = 'Plan'
export const tasksOf = (title: string) => `Tasks of ${title}`
export const otherTasks = 'Other tasks'
export const planNeedsDocument = (write: ReactNode) => sentence`No plan yet. The plan comes with the first document. ${write}`
export const planNeedsDesign = (title: string, addDesign: ReactNode) =>
  sentence`No plan yet, because “${title}” has no design. ${addDesign}`
export const tasks = 'Tasks'
export const addTaskTo = (title: string) => `Add a task to ${title}`
export const addATask = 'Add a task'
export const add = 'Add'
export const noLongerInPlan = 'No longer in the plan'
export const projectsByDay = 'Projects by day'
export const byWeekWithoutStart = 'By week (no start date yet)'
export const projectsByWeek = 'Projects by week'
export const projectsWithoutDates = (count: number) => `${counted(count, 'project', 'projects')} without dates`
export const setStartAndEnd = 'Set the start and the end of a project to see it here.'
export const planTimeline = 'Timeline'
export const part = 'Part'
export const completed = 'Completed'
export const inProgress = 'In Progress'
export const planning = 'Planning'
export const statusOf = (name: string) => `Status of ${name}`
export const asATable = 'As a table'
export const asATableLabel = (label: string) => `${label}, as a table`
export const state = 'State'
export const updates = 'Updates'
export const noUpdatesYet = 'No updates yet.'
export const addAnUpdate = 'Add an update'
export const updateText = 'Update'
export const addUpdate = 'Add update'
export const more = (value: number) => `${value} more`
export const openQuestions = 'Open questions'
export const questionsCannotBeShownNow = 'The questions cannot be shown now.'
export const nothingIsOpen = 'Nothing is open.'
export const thereIsNoSuchProject = 'This project does not exist here'
export const nothingToShow = 'Nothing to show'
export const itDoesNotExistOr = 'It does not exist, or you may not see it.'
export const eachPlanIsThatOf = 'Plans come from each project’s latest document, plus your team’s updates.'
export const yourPlansAreThoseOf = 'Plans come from each project’s latest document, plus our updates.'
export const newProjectButton = 'New Project'
export const nothingMatches = 'Nothing matches'
export const noProjectYet = 'No project yet'
export const noProjectMatches = 'No project matches these filters. Remove one to see more.'
export const projectBeginsWithItsFirst = 'A project starts with its first document, or with New Project.'
export const projectAppearsOnceShared = 'A project appears here once a document of it is shared with you.'
export const whatIsBeingBuiltHow = 'What is being built, its progress and its end date.'
export const projectOverview = 'Project Overview'
export const whatWeBuildWithYou = 'What we are building with you.'
export const yourProjectsWillAppear = 'Your projects will appear here. Documents written for you are under Documents.'
export const stageCount = (count: number) => counted(count, 'stage', 'stages')
export const sinceVersion = (version: ReactNode) => sentence`Since ${version}:`
export const noneYet = (writeFirst: ReactNode) => sentence`None yet. ${writeFirst}`
export const moreInProject = (more: ReactNode) => sentence`${more} in the project`
export const answerThemIn = (document: ReactNode) => sentence`Answer them in ${document}.`
export const weeklyReportAs = (format: string) => `Weekly report, ${format}`
export const markAsReached = (title: string) => `Reached: ${title}`
export const automaticHealth = (health: string) => `Automatic (${health})`
export const automatic = 'Automatic'
export const manual = 'Manual'
export const changeHealth = 'Change health'
export const why = 'Why?'
export const giveAReason = 'Enter a reason. The team and the client can read it.'
export const setHealth = 'Set health'
export const setByOn = (by: string, day: string) => `Set by ${by} on ${day}:`
export const automaticallyItIs = 'Automatic, from plan and dates:'
export const nothingIsOverdueOrBlocked = 'Nothing is overdue or blocked.'
export const doneBefore = (title: string) => `done before “${title}”, which it depends on`
export const editPlan = 'Edit plan'
export const closePlan = 'Close'
export const planEditor = 'Edit plan'
export const howPlanIsEdited =
  'Drag the end of a bar, or move it with the arrow keys, to change how long a stage takes. A stage starts when those it comes after end. Saving makes a new version of the document.'
export const planCouldNotBeOpened = 'The plan could not be opened.'
export const startOfWork = 'Start of the work'
export const twoStarts = (ours: string, planned: string) =>
  `The project starts on ${ours}, its document says ${planned}. Dates here count from ${ours}.`
export const onlyProjectStarts = (ours: string) =>
  `The project starts on ${ours}, the plan has no start. Dates here count from ${ours}.`
export const startOn = (day: string) => `Start on ${day}`
export const useStartInPlan = (day: string) => `Use ${day} in the plan`
export const showDetails = (count: number) => `Details (${count})`
