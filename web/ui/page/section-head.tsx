import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import classes from './section-head.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  link: { to: string; text: string };
}

/** The title of a part of a page, followed by a link to the full list. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      <Anchor component={Link} to={link.to} size="sm">
        {link.text}
      </Anchor>
    </div>
  );
}
