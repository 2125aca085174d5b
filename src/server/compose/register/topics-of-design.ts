export type ChecklistTopic = {
  topic: string
  /** The question that is asked if the brief does not mention the topic. */
  question: string
  why: string
}

/** The topics that every design has to cover, in the order in which they are asked. */
export const topicsOfDesign: readonly ChecklistTopic[] = [
  {
    topic: 'Users',
    question: 'Who will use the system, how many people are there in each group, and what does each group do with it?',
    why: 'The number of people and their tasks decide screens, licences, training and load.',
  },
  {
    topic: 'Systems and interfaces',
    question: 'Which existing systems does it exchange data with, in which direction, and who can tell us about each interface?',
    why: 'Interfaces take most of the effort and depend on people outside the project.',
  },
  {
    topic: 'Data and its owner',
    question: 'Which data does it hold, where is each kind of data maintained today, and who is responsible for its quality?',
    why: 'Without an owner nobody can decide what is right when two sources differ.',
  },
  {
    topic: 'Where data is kept',
    question:
      'In which country and in whose data centre or cloud may the data be stored and processed, backups and support access included?',
    why: 'It decides which products can be used at all.',
  },
  {
    topic: 'Retention and deletion',
    question: 'How long must each kind of data be retained, and who decides when it is deleted?',
    why: 'Retention periods are legal duties and decide storage and archive.',
  },
  {
    topic: 'Availability',
    question: 'In which hours must it be available, and how long may it be unavailable before work or customers are harmed?',
    why: 'Availability drives the cost of hosting and of support.',
  },
  {
    topic: 'Recovery',
    question: 'After a failure, how much work may be lost, and by when must the system be back?',
    why: 'The answer decides backup, standby systems and the tests of both.',
  },
  {
    topic: 'Performance and volume',
    question:
      'How many transactions, documents or users are there on an ordinary day and at the peak, and how quickly must each answer come?',
    why: 'Sizes and costs are calculated from these figures.',
  },
  {
    topic: 'Security and privacy',
    question: 'How sensitive is the data, and which security standards and assessments must the system pass before it goes live?',
    why: 'Assessments take weeks and must be in the plan from the beginning.',
  },
  {
    topic: 'Access',
    question: 'How do people sign in, who approves their access, and what must each group not be able to see or change?',
    why: 'Access rules shape the data model and cannot be added at the end.',
  },
  {
    topic: 'Operation and support',
    question: 'Who runs and supports the system after launch, with which skills and in which hours?',
    why: 'The design has to suit the people who will run it.',
  },
  {
    topic: 'Acceptance',
    question: 'Who accepts the result, and by which test?',
    why: 'Without an agreed test there is no agreed end.',
  },
  {
    topic: 'Dates',
    question: 'Which dates are fixed, why, and in which periods must nothing change?',
    why: 'Fixed dates and freezes decide the order of the work.',
  },
  {
    topic: 'Money',
    question: 'Which budget is approved for building and for each year of running, and what does it have to cover?',
    why: 'Options can only be compared against a limit.',
  },
]
