import { Skeleton, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import classes from './student-profile.module.css';

/** The placeholder of a profile. */
export function ProfileSkeleton() {
  return (
    <div className={classes.profile} aria-busy="true">
      <VisuallyHidden component="output">{generalMessages.loading}</VisuallyHidden>
      <div className={classes.person} aria-hidden>
        <Skeleton h={236} radius="lg" />
        <Skeleton h={188} radius="lg" />
        <Skeleton h={168} radius="lg" />
      </div>
      <div aria-hidden>
        <Skeleton h={27} w={240} mb="sm" />
        <Skeleton h={112} radius="lg" />
        <Skeleton h={27} w={200} mt={44} mb="sm" />
        <Skeleton h={260} radius="lg" />
      </div>
    </div>
  );
}
