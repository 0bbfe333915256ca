import { writeFile } from 'node:fs/promises'
import { demoPlanFile, makeDemoPlan, readDemoExamples, serializePlan } from './demo-plans/demo-plan.ts'

/** Makes the example plans of the landing page anew, with the embedded planner, from their prompts. */
for (const example of await readDemoExamples()) {
  const plan = await makeDemoPlan(example)
  await writeFile(demoPlanFile(example.id), serializePlan(plan))
  console.log(`${example.id}: ${plan.metadata.totalTasks} tasks, ${plan.metadata.estimatedDuration}`)
}
