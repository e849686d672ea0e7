-- Who left a class before its marks were released is shown them with the class. A release that was kept stays,
-- where the quiz was taken off the class and set for it again since.
CREATE OR REPLACE FUNCTION keep_releases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept_releases (quiz_code, user_id, teacher_code, released_at)
	SELECT setting.quiz_code, attempt.user_id, setting.teacher_code, setting.released_at
	FROM quiz_classes setting
	JOIN attempts attempt ON attempt.quiz_code = setting.quiz_code AND attempt.user_id = OLD.student_id
	JOIN "user" student ON student.id = attempt.user_id
	WHERE setting.teacher_code = OLD.teacher_code
	ON CONFLICT (quiz_code, user_id, teacher_code)
		DO UPDATE SET released_at = coalesce(kept_releases.released_at, excluded.released_at);
	RETURN NULL;
END $$;
