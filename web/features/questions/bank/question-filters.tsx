import { Button, TextInput } from '@mantine/core';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { IconFilterOff } from '../../../icons/filter-off.ts';
import classes from './question-filters.module.css';
import type { QuestionListState } from './use-question-list.ts';

const textFilters = [
  { key: 'words', label: 'Words', placeholder: 'In the question' },
  { key: 'topic', label: 'Topic', placeholder: 'Any' },
  { key: 'level', label: 'Level', placeholder: 'Any' },
  { key: 'specCode', label: 'Spec Code', placeholder: 'Any' },
] as const;

/**
 * The filters of the bank: subject buttons, words of the question, Topic, Level and Spec Code (spec
 * section 5, Filtering).
 */
export function QuestionFilters({ list }: { list: QuestionListState }) {
  const { filters, changeFilters, clearFilters, isFiltered } = list;
  const subjects = list.query.data?.subjects ?? [];
  return (
    <search className={classes.filters} aria-label="Filter questions">
      <fieldset className={classes.subjects} aria-label="Subject">
        {[null, ...subjects].map((subject) => (
          <Button
            key={subject ?? ''}
            classNames={{ root: classes.subject, label: classes.name }}
            size="sm"
            radius="xl"
            variant={filters.subject === subject ? 'filled' : 'default'}
            aria-pressed={filters.subject === subject}
            onClick={() => changeFilters({ subject })}
          >
            {subject ?? 'All subjects'}
          </Button>
        ))}
      </fieldset>
      <div className={classes.texts}>
        {textFilters.map(({ key, label, placeholder }) => (
          <TextInput
            key={key}
            label={label}
            placeholder={placeholder}
            maxLength={MAX_SHORT_TEXT_CHARACTERS}
            value={filters[key]}
            onChange={(event) => changeFilters({ [key]: event.currentTarget.value })}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconFilterOff size={16} aria-hidden />}
          disabled={!isFiltered}
          onClick={clearFilters}
        >
          Clear Filters
        </Button>
      </div>
    </search>
  );
}
