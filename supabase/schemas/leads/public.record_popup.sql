-- Records a browser that saw the popup, or that is in its control group.
create function public.record_popup(p_arm text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$ select private.count_popup(p_arm, 1, 0) $$;
