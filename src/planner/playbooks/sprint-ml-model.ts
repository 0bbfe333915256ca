import type { Playbook } from './playbook.ts'

export const SPRINT_ML_MODEL: Playbook = {
  id: 'sprint-ml-model',
  title: 'machine-learning model',
  plannerTypes: ['sprint'],
  matches: { strong: ['machine learning', 'churn model', 'ml model', 'prediction model', 'predictive', 'recommender', 'recommendation engine', 'classifier', 'forecast model', 'fine tun', 'gradient boosting', 'data scientist', 'logistic regression', 'train a model', 'computer vision', '=llm', 'fraud detection'], weak: ['baseline', 'feature engineering', 'model card', 'evaluation', 'data audit', 'batch job', 'dataset'], not: ['business model', 'dbt'] },
  tags: ['model'],
  topicStages: [
    { id: 'frame', titles: ['{Topic}: question, measure and yardstick'], share: 2, how: 'Write what decision {topic} changes, how it is measured, and what result would end it early.', done: 'the yardstick is a number agreed beforehand' },
    { id: 'work', titles: ['{Topic}: carry out, reproducibly'], share: 7, priority: 'high', how: 'Script, not notebook state; data version, seed and configuration logged; small run first.', done: 'a colleague reruns {topic} from a clean checkout and gets the same numbers' },
    { id: 'report', titles: ['{Topic}: one-page result and decision'], share: 2, how: 'Number with its uncertainty, three error examples, what to do next.', done: 'the decision is written down' },
  ],
  defaultTopics: ['data audit', 'baseline', 'features', 'stronger model', 'evaluation', 'deployment'],
  tasks: [
    { id: 'decision', at: 0.01, minutes: 150, priority: 'high', title: 'Frame it: whose decision changes, cost of each error, what exists today', how: 'Sit with those who act on the result; put money on false alarms and misses; measure today’s rule as the thing to beat.', done: 'target, horizon, cut-off cost and today’s score are on a page' },
    { id: 'label', at: 0.04, minutes: 180, title: 'Define the label and the moment of prediction', how: 'Only what is known at that moment may be a feature; gap between; three borderline cases decided.', done: 'ten real cases are labelled alike by two people' },
    { id: 'data-audit', at: 0.08, minutes: 420, about: ['audit', 'data quality', 'eda', 'exploration'], title: 'Data audit: sources, gaps, leakage suspects, consent', how: 'Row counts by month, missing by segment, fields filled after the event, personal data and its legal ground.', done: 'each field is usable, fixable or out, with a reason' },
    { id: 'dataset', at: 0.14, minutes: 300, about: ['audit', 'data quality', 'eda'], after: ['data-audit'], title: 'Data audit: frozen, versioned data set with time-based split', how: 'Train, validate, test by time, same customer never on both sides; test set locked away.', done: 'one command rebuilds it with the same hash' },
    { id: 'baseline', at: 0.22, minutes: 300, priority: 'high', about: ['baseline', 'logistic', 'linear'], title: 'Baseline: logistic regression on ten honest features', how: 'Scale, regularise, calibrate; compare with the present rule; look at coefficients with an expert.', done: 'baseline and today’s rule stand in one table with intervals' },
    { id: 'tracking', at: 0.24, minutes: 150, title: 'Experiment log: data version, parameters, metrics, commit', how: 'Automatic, boring, searchable.', done: 'last week’s run is repeated from the log' },
    { id: 'features-history', at: 0.34, minutes: 420, about: ['feature'], title: 'Feature engineering: behaviour over 7, 30 and 90 days', how: 'Counts, trends, recency, gaps; point-in-time joins; a test that no feature looks ahead.', done: 'the leakage test is green and the gain over baseline is logged' },
    { id: 'features-context', at: 0.42, minutes: 300, about: ['feature'], after: ['features-history'], title: 'Feature engineering: contract, support and season; drop what does not help', how: 'Ablation by group; keep what survives two time windows.', done: 'a list of kept features with their source and owner' },
    { id: 'boosting', at: 0.52, minutes: 420, about: ['boost', 'xgb', 'lightgbm', 'gbm', 'random forest', 'neural'], after: ['baseline'], title: 'Gradient boosting: tune with time-aware validation, early stopping', how: 'Twenty sensible trials, not two hundred; monotone constraints where the business insists; calibrate.', done: 'it beats the baseline by more than noise or is dropped' },
    { id: 'boosting-errors', at: 0.58, minutes: 240, about: ['boost', 'xgb', 'lightgbm', 'gbm'], after: ['boosting'], title: 'Gradient boosting: read fifty errors, segments and fairness', how: 'Worst misses by segment, size and age group; what would a human have seen?', done: 'the three commonest causes have a next step' },
    { id: 'evaluation', at: 0.66, minutes: 240, priority: 'high', about: ['evaluat', 'retention team', 'stakeholder'], title: 'Evaluation with the people who will use it: top hundred cases on paper', how: 'Hide the score, let them rank, compare; which cut-off fits their hours a week.', done: 'cut-off and action are agreed with a name' },
    { id: 'experiment', at: 0.7, minutes: 180, about: ['evaluat', 'retention team', 'stakeholder'], after: ['evaluation'], title: 'Evaluation: plan the controlled test of the action', how: 'Hold-out group, size from the effect you hope for, stop rule.', done: 'the plan is signed off before launch' },
    { id: 'model-card', at: 0.78, minutes: 180, about: ['model card', 'documentation'], title: 'Model card: purpose, data, limits, metrics by group, owner', how: 'What it must not be used for comes first; numbers with dates.', done: 'somebody from legal and from the team read and signed it' },
    { id: 'batch-job', at: 0.84, minutes: 420, priority: 'high', about: ['deploy', 'batch', 'productio', 'serving', 'live'], title: 'Deploy as batch job: same feature code, schedule, idempotent output', how: 'Container from the trained commit, output table with model version, refuse to run on stale data.', done: 'two runs on the same data give the same table, unattended' },
    { id: 'monitoring-ml', at: 0.9, minutes: 240, about: ['deploy', 'batch', 'productio', 'monitor', 'live'], after: ['batch-job'], title: 'Deploy: monitor drift, volume, calibration; retrain rule', how: 'Alert when scores shift or inputs vanish; monthly comparison with what happened.', done: 'a shifted test input raised one alert' },
    { id: 'shadow', at: 0.93, minutes: 120, title: 'Shadow week: scores made, nobody acts, compare', how: 'Look at surprises every day with one user.', done: 'no surprise is left unexplained', optional: true },
    { id: 'handover-ml', at: 0.97, minutes: 120, title: 'Hand over: runbook, who retrains, when to switch it off', how: 'Stale data, failed run, wrong action reported: first look and way back.', done: 'somebody else ran it once from the page' },
  ],
}
