import { describe, expect, test } from 'vitest'
import { readWords } from '../test-reading.ts'

const found = (one: string, other: string) => readWords({ technicalRequirements: one, constraints: other }).contradictions

describe('two statements that cannot both be kept', () => {
  test.each([
    [
      'Recordings of the hotline are kept for five years.',
      'The works council demands that hotline recordings are deleted after 90 days.',
    ],
    ['We must keep the weighing slips for ten years.', 'Weighing slips get shredded once they are 2 years old.'],
    ['Camera footage is overwritten every night.', 'The insurer wants the camera footage to be available for 30 days.'],
    ['Applications of students are never deleted.', 'All applications of students are destroyed 24 months after the decision.'],
    ['All patient images must be retained permanently.', 'The images of patients are erased after 10 years.'],
    [
      'Chat transcripts are stored for seven years by law.',
      'Data protection: chat transcripts have to be deleted within 6 months.',
    ],
    [
      'The Oracle licence expires on 31 March 2028 and will not be renewed.',
      'Payroll keeps running on Oracle until 31 December 2028.',
    ],
    ['FleetBase is switched off on 1 June 2027.', 'The depots in the north work with FleetBase until October 2027.'],
    [
      'The contract for Citadel ends on 30 September 2027 and there is no extension.',
      'During a parallel run until 31 January 2028 both Citadel and the new register are used.',
    ],
    [
      'Funding lapses on 31 December 2027.',
      'The last instalment is paid from the funding after final acceptance. Final acceptance takes place on 15 March 2028.',
    ],
    [
      'No prescription leaves the ward without the signature of a doctor.',
      'Prescriptions are sent to the pharmacy fully automatically, without any manual step.',
    ],
    ['Every refund is approved by a supervisor.', 'Refunds are paid out within a minute without human intervention.'],
    ['The app must never record the names of callers.', 'Every call is logged with the names of callers.'],
    [
      'Staff say that nobody may follow where a courier is.',
      'The dispatcher must know the whereabouts of every courier at all times.',
    ],
    ['Slots close 48 hours before the visit.', 'Parents may book a slot on the same day.'],
    [
      'Postings of a month are those up to the last day; nothing posted afterwards counts for the month.',
      'Postings up to the fifth working day of the following month are counted in the month.',
    ],
    ['Exam papers must never be copied.', 'All exam papers are copied to the regional office each night.'],
    ['Salary figures are never passed on to the group.', 'Salary figures are transferred to the group every month.'],
    ['Sensor readings are purged at the end of each day.', 'The insurer needs the sensor readings kept ten years.'],
    [
      'The subscription for Zendesk runs out on 30 April 2028.',
      'Agents in Gdansk continue to work in Zendesk until September 2028.',
    ],
    ['At no time may the kiosk store a fingerprint.', 'Each fingerprint is stored with the ticket in the register of visitors.'],
    ['Enrolment closes 3 days before the course.', 'Students can enrol on the day of the course at the door.'],
    ['Sermon recordings may not leave the abbey.', 'Sermon recordings are transcribed in the cloud of a provider.'],
    [
      'It is financed by a grant which ends on 31 March 2028.',
      'Site acceptance is completed by 15 May 2028. The last 40 % follows site acceptance and shall be paid out of the grant.',
    ],
  ])('%s %s', (one, other) => expect(found(one, other)).toMatchObject([{ how: expect.any(String) }]))

  test.each([
    ['Recordings of the hotline are kept for five years.', 'Recordings of the doorbell are deleted after 90 days.'],
    ['We must keep the weighing slips for two years.', 'Weighing slips are destroyed after ten years.'],
    ['Raw scans are deleted after 30 days.', 'Scans must be kept for ten years.'],
    ['Photographs are kept for ten years.', 'Photographs of rejected applicants are deleted after six months.'],
    ['Records are kept for ten years.', 'Records are deleted from the tablet after each shift.'],
    ['FleetBase is switched off on 1 June 2027.', 'The data of FleetBase stays readable in the archive until 2030-12-31.'],
    ['The Oracle licence expires on 31 March 2028.', 'Oracle is used until 28 February 2028.'],
    ['FleetBase is switched off on 1 June 2027.', 'Tidebook runs until October 2027.'],
    ['No letter leaves the house without the signature of a clerk.', 'Reminders are sent automatically, without any manual step.'],
    ['The app must not record the names of callers.', 'Names of members are recorded in the register.'],
    ['The app must never record a voice.', 'Temperatures are recorded each minute.'],
    ['Slots close 48 hours before the visit.', 'Visitors may not book on the same day.'],
    ['Slots close 48 hours before the visit.', 'Staff may cancel their shift on the same day.'],
    ['The dispatcher must see the position of every truck at all times.', 'The app does not record where a driver lives.'],
    ['A closed period must not be changed.', 'Addresses are changed every month by the clerk.'],
    ['Nothing may be stored on the phone.', 'All readings are stored in the data centre.'],
    ['Backups are deleted after 30 days.', 'Contracts are kept for ten years.'],
    ['Nobody may change a signed form.', 'All forms are changed every year by the ministry.'],
    ['Personal data must not be published.', 'All tariffs are published on the website.'],
    ['Marks are never disclosed to parents.', 'All marks are published to pupils.'],
    ['Log files must not record passwords.', 'Every change is logged with user and time.'],
    ['CCTV footage is deleted after 72 hours.', 'Footage of an incident is kept for 3 years.'],
    ['Log entries are never changed.', 'Rates are changed every year.'],
    ['Sermon recordings may not leave the abbey.', 'The bell plan is kept in the cloud of a provider.'],
    ['Patient images must not leave the hospital unencrypted.', 'Patient images are stored in the cloud.'],
  ])('none: %s %s', (one, other) => expect(found(one, other)).toEqual([]))
})

describe('two days that cannot both be kept', () => {
  test.each([
    ['From 15 November 2027 to 6 January 2028 nothing is changed in the shop systems.', 'The till goes live on 1 December 2027.'],
    ['The contract ends on 31 December 2027.', 'The till goes live on 15 February 2028.'],
  ])('%s %s', (one, other) => expect(found(one, other)).toMatchObject([{ kind: 'date' }]))

  test.each([
    ['From 15 November 2027 to 6 January 2028 nothing is changed in the shop systems.', 'The till goes live on 1 March 2028.'],
    ['From 15 November 2027 to 6 January 2028 the shop is decorated.', 'The till goes live on 1 December 2027.'],
    ['The contract with the present vendor ends on 31 December 2027.', 'The till goes live on 15 February 2028.'],
    ['Bids close on 12 March 2027.', 'No roll-out in a district between 15 December and 10 January.'],
  ])('none: %s %s', (one, other) => expect(found(one, other)).toEqual([]))
})
