import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { JiraProject } from '../../../contract/connections.ts'
import type { HistoryRecord } from '../../../contract/history.ts'
import { jiraProjectsQuery, jiraSprintsQuery } from '../../api/exports.ts'
import { logFailure } from '../../api/log.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import classes from './jira-export-dialog.module.css'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'

interface JiraExportDialogProps {
  record: HistoryRecord
  isOpen: boolean
  onClose: () => void
  onIncomplete?: (() => void) | undefined
}

/** 'Add Task to Jira': a project, and a sprint of it if one is wanted. */
export function JiraExportDialog({ record, isOpen, onClose, onIncomplete }: JiraExportDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={exportTexts.dialogTitle} size="34rem">
      {isOpen ? <DestinationForm record={record} onClose={onClose} onIncomplete={onIncomplete} /> : null}
    </Dialog>
  )
}

function DestinationForm({ record, onClose, onIncomplete }: Omit<JiraExportDialogProps, 'isOpen'>) {
  const [project, setProject] = useState<JiraProject | null>(null)
  const [sprintId, setSprintId] = useState<string | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const { toJira } = useExport(record)
  const isSyncing = progress !== null

  async function add(): Promise<void> {
    if (project === null) return
    setProgress('')
    const isDone = await toJira({ projectKey: project.key, sprintId }, setProgress)
    setProgress(null)
    onClose()
    if (!isDone) onIncomplete?.()
  }

  return (
    <div className={classes.form}>
      <ProjectChoice
        chosen={project}
        onChoose={(next) => {
          setProject(next)
          setSprintId(null)
        }}
      />
      {project ? <SprintChoice key={project.id} projectId={project.id} chosen={sprintId} onChoose={setSprintId} /> : null}
      <p className={classes.note}>{exportTexts.activeOnly}</p>
      <div className={classes.actions}>
        <output className={classes.progress}>{progress}</output>
        <Button variant="default" onClick={onClose} disabled={isSyncing}>
          {exportTexts.cancel}
        </Button>
        <Button onClick={() => void add()} disabled={project === null || isSyncing}>
          {isSyncing ? exportTexts.syncing : exportTexts.add}
        </Button>
      </div>
    </div>
  )
}

function ProjectChoice({ chosen, onChoose }: { chosen: JiraProject | null; onChoose: (project: JiraProject) => void }) {
  const { data, error, isPending } = useQuery(jiraProjectsQuery())
  useLogged('the Jira projects were not fetched', error)
  const projects = data ?? []
  return (
    <Choice heading={exportTexts.projects}>
      {isPending ? <p className={classes.state}>{exportTexts.loading}</p> : null}
      {!isPending && projects.length === 0 ? <p className={classes.state}>{exportTexts.noProjects}</p> : null}
      <ChoiceChips
        label={exportTexts.projects}
        options={projects.map(({ id, key, name }) => ({ id, label: name, hint: key }))}
        chosen={chosen?.id ?? null}
        onChoose={(id) => onChoose(projects.find((project) => project.id === id)!)}
      />
    </Choice>
  )
}

interface SprintChoiceProps {
  projectId: string
  chosen: string | null
  onChoose: (sprintId: string | null) => void
}

function SprintChoice({ projectId, chosen, onChoose }: SprintChoiceProps) {
  const { data, error, isPending } = useQuery(jiraSprintsQuery(projectId))
  useLogged('the Jira sprints were not fetched', error)
  const sprints = data?.values ?? []
  return (
    <Choice heading={exportTexts.sprints}>
      {isPending ? <p className={classes.state}>{exportTexts.loading}</p> : null}
      {isPending ? null : <p className={classes.state}>{sprints.length === 0 ? exportTexts.noSprints : exportTexts.sprintOptional}</p>}
      <ChoiceChips
        label={exportTexts.sprints}
        options={sprints.map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen}
        // A second press takes the choice back: the sprint is optional.
        onChoose={(id) => onChoose(id === chosen ? null : id)}
      />
      {data?.complete === false ? <p className={classes.state}>{exportTexts.sprintsIncomplete}</p> : null}
    </Choice>
  )
}

function Choice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={classes.choice}>
      <h3 className={classes.heading}>{heading}</h3>
      {children}
    </section>
  )
}

function useLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logFailure(what, error)
  }, [what, error])
}
